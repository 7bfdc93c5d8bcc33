import type { Unidad } from '@malla/domain/silabos/contenido.ts'
import type { Falta } from '@malla/domain/silabos/faltas.ts'
import { insertarSemana } from '@malla/domain/silabos/semanas.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useId, useMemo } from 'react'
import { newKey } from '../../../../ui/newKey.ts'
import { StatusDot } from '../../../../ui/StatusDot.tsx'
import { Hoja, Renglon, Titulo } from '../../../asignaturas/grilla/roles.tsx'
import { AsaDeUnidad } from './AsaDeUnidad.tsx'
import type { Acciones, Activa } from './acciones.ts'
import { Celda, type Pegar } from './Celda.tsx'
import { FilaDeSemana } from './FilaDeSemana.tsx'
import { columnaDeResultado, columnasDeSemana, type Forma } from './lugares.ts'
import { NombreDeUnidad } from './NombreDeUnidad.tsx'
import classes from './Programacion.module.css'
import { deRotulo, palabras, rotulo, tramo } from './unidades.ts'
import type { Arrastre } from './useArrastre.ts'

interface Props {
  unidades: readonly Unidad[]
  indice: number
  estructura: Forma
  /** Weekly hours of the course, and those of this unit. */
  semanales: number
  horas: number
  faltas: readonly Falta[]
  activa: Activa | null
  arrastre: Arrastre | null
  acciones: Acciones
  onPegar: Pegar
}

/** A unit: its name, its result, its weeks. */
export function UnidadDeProgramacion(props: Props) {
  const { unidades, indice, estructura, semanales, horas, faltas, activa, arrastre, acciones, onPegar } =
    props
  const unidad = unidades[indice]!
  const nombre = rotulo(indice, estructura.unidad)
  const de = deRotulo(indice, estructura.unidad)
  const id = useId()
  const columnas = useMemo(() => columnasDeSemana(estructura), [estructura])
  const resultado = columnaDeResultado(estructura)
  const otras = useOtras(unidades, unidad.id, estructura)
  const propias = faltas.filter(f => f.donde === unidad.id)
  const suya = (tipo: string) => propias.some(f => f.que.tipo === tipo)
  const deSemana = useMemo(() => new Map(faltas.map(f => [f.donde, f.texto])), [faltas])
  const isUltima = indice === unidades.length - 1

  return (
    <section
      className={classes.unidad}
      aria-labelledby={id}
      data-unidad={unidad.id}
      data-donde={unidad.id}
      data-llevada={arrastre?.id === unidad.id || undefined}
    >
      <div className={classes.cabeza}>
        <AsaDeUnidad unidades={unidades} indice={indice} termino={estructura.unidad} acciones={acciones} />
        <h3 id={id} className={classes.rotulo}>
          {nombre}
          <span className="visually-hidden">{unidad.nombre && ` · ${unidad.nombre}`}</span>
        </h3>
        <NombreDeUnidad
          id={unidad.id}
          etiqueta={`Nombre ${de}`}
          valor={unidad.nombre}
          isFalta={suya('deUnidad') && !unidad.nombre.trim()}
          primera={resultado ? 'resultado' : (unidad.semanas[0]?.id ?? null)}
          acciones={acciones}
        />
        <span className={classes.tramo}>{tramo(unidad, horas)}</span>
      </div>
      {resultado && (
        <Celda
          rol="group"
          className={classes.resultado}
          lugar={{ id: unidad.id, campo: 'resultado' }}
          html={unidad.resultado}
          nombre={`${resultado.nombre} ${de}`}
          hueco={`${resultado.nombre}: al finalizar, el estudiante…`}
          isFalta={resultado.requerida && suya('deUnidad')}
          activa={activa?.id === unidad.id ? activa : null}
          acciones={acciones}
          onPegar={onPegar}
        />
      )}
      <Hoja aria-label={`Semanas ${de}`} className={classes.tabla} data-tabla>
        <Renglon className={classes.titulos}>
          <Titulo>
            <span className="visually-hidden">Semana</span>
          </Titulo>
          {columnas.map(c => (
            <Titulo key={c.clave}>{c.nombre}</Titulo>
          ))}
          <Titulo>Horas</Titulo>
        </Renglon>
        {unidad.semanas.map((semana, i) => (
          <FilaDeSemana
            key={semana.id}
            semana={semana}
            columnas={columnas}
            semanales={semanales}
            activa={activa?.id === semana.id ? activa : null}
            falta={deSemana.get(semana.id) ?? null}
            isLlevada={arrastre?.id === semana.id}
            acciones={acciones}
            onPegar={onPegar}
            unidades={otras}
            isPrimera={i === 0}
            isUltima={isUltima && i === unidad.semanas.length - 1}
          />
        ))}
      </Hoja>
      {suya('semanasDeUnidad') && (
        <p className={`${classes.falta} no-print`}>
          <StatusDot status="warning">
            Sin semanas: añada una, o arrastre aquí las de {palabras(estructura.unidad).otra}.
          </StatusDot>
        </p>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        className="no-print"
        leftSection={<IconPlus size={14} aria-hidden />}
        aria-label={`Añadir semana ${palabras(estructura.unidad).a} ${nombre.toLowerCase()}`}
        onClick={() => {
          const nueva = newKey()
          acciones.hacer('añadir una semana', u => insertarSemana(u, unidad.id, unidad.semanas.length, nueva))
          acciones.entrar({ id: nueva, campo: 'contenidos' })
        }}
      >
        Añadir semana
      </Button>
    </section>
  )
}

/** Where the weeks of a unit could be sent: the same object while no unit came, went or grew, so that rows are not drawn for nothing. */
function useOtras(unidades: readonly Unidad[], propia: string, { unidad }: Forma) {
  const huella = unidades.map(u => `${u.id}:${u.semanas.length}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts of the units is in the print
  return useMemo(
    () =>
      unidades.map((u, i) => ({
        id: u.id,
        nombre: `${palabras(unidad).a} ${rotulo(i, unidad).toLowerCase()}`,
        semanas: u.semanas.length,
        isPropia: u.id === propia,
        otra: `${palabras(unidad).otra} ${unidad.singular}`,
        singular: unidad.singular,
      })),
    [huella, propia, unidad],
  )
}
