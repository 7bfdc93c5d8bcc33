import type { UnidadDeCarta } from '@malla/domain/silabos/contenido.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { newKey } from '../../../ui/newKey.ts'
import { TextoRico } from '../../../ui/rico/TextoRico.tsx'
import type { EditorProps } from './editor.ts'
import editores from './editores.module.css'
import { CampoDeLinea } from './lineas/CampoDeLinea.tsx'
import { CifraDeLinea } from './lineas/CifraDeLinea.tsx'
import classes from './lineas/Lineas.module.css'
import { Lineas } from './lineas/Lineas.tsx'
import { useLineas } from './lineas/useLineas.ts'
import { conArticulo, deRotulo, enSemanas, rotulo } from './programacion/unidades.ts'
import { TextoEnSuLugar } from './TextoEnSuLugar.tsx'

const sitio = {
  de: (valor: UnidadDeCarta[]) => valor,
  con: (_valor: UnidadDeCarta[], lineas: UnidadDeCarta[]) => lineas,
}
const NINGUNA: UnidadDeCarta[] = []

/** Contents of a course as its carta orders them, by units, each with the weeks that it should take. */
export function EditorDeContenidos({ valor = NINGUNA, ...props }: EditorProps<'cartaContenidos'>) {
  return props.whyNot === null ? <Editados {...props} valor={valor} /> : <Leidos {...props} valor={valor} />
}

type Props = EditorProps<'cartaContenidos'> & { valor: UnidadDeCarta[] }

function Leidos({ valor, abierto }: Props) {
  if (valor.length === 0) return <p className={editores.sinTexto}>Sin contenidos todavía.</p>
  return valor.map((u, i) => (
    <section key={u.id} data-donde={u.id}>
      <h3 className={editores.subtitulo}>
        {rotulo(i, abierto.estructura.unidad)}
        {u.nombre && ` · ${u.nombre}`}
        {u.semanas !== null && <small>{enSemanas(u.semanas)}</small>}
      </h3>
      <TextoRico html={u.contenidos} />
    </section>
  ))
}

function Editados({ valor, onCambio, abierto }: Props) {
  const { lista, taller, aviso, caja } = useLineas('cartaContenidos', valor, onCambio, sitio)
  const { unidad, semanas } = abierto.estructura
  const dichas = valor.reduce((n, u) => n + (u.semanas ?? 0), 0)
  return (
    <Lineas
      etiqueta="Contenidos"
      lineas={valor}
      lista={lista}
      taller={taller}
      aviso={aviso}
      caja={caja}
      nombrar={(_u, i) => conArticulo(i, unidad)}
      pie={
        <div className={classes.pie}>
          <div className={`${classes.botones} no-print`}>
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => lista.anadir([{ id: newKey(), nombre: '', contenidos: '', semanas: null }])}
            >
              Añadir {unidad.singular}
            </Button>
          </div>
          {dichas > 0 && (
            <span className={editores.nota} role="status">
              {dichas === semanas ? enSemanas(dichas) : `${dichas} de ${enSemanas(semanas)}`}
            </span>
          )}
        </div>
      }
    >
      {(u, i) => (
        <>
          <div className={classes.campos} data-forma="cifra">
            <CampoDeLinea
              nombre={`Nombre ${deRotulo(i, unidad)}`}
              valor={u.nombre}
              onCambio={nombre => lista.cambiar(u.id, { nombre })}
              placeholder={`Nombre ${deRotulo(i, unidad)}`}
              maximo={300}
              isFuerte
            />
            <CifraDeLinea
              nombre={`Semanas ${deRotulo(i, unidad)}`}
              valor={u.semanas}
              onCambio={n => lista.cambiar(u.id, { semanas: n })}
              decimales={0}
              maximo={60}
              sufijo="semanas"
            />
          </div>
          <TextoEnSuLugar
            nombre={`Contenidos ${deRotulo(i, unidad)}`}
            valor={u.contenidos}
            onCambio={contenidos => lista.cambiar(u.id, { contenidos })}
            invitacion="Escriba los contenidos…"
            modo="celda"
          />
        </>
      )}
    </Lineas>
  )
}
