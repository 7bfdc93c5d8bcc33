import { horasTotales } from '@malla/domain/asignaturas/horas.ts'
import type { Unidad } from '@malla/domain/silabos/contenido.ts'
import { cuotasDeCarta } from '@malla/domain/silabos/cuotasDeCarta.ts'
import type { Falta } from '@malla/domain/silabos/faltas.ts'
import { horasDeUnidad } from '@malla/domain/silabos/horas.ts'
import { completarSemanas, insertarUnidad } from '@malla/domain/silabos/semanas.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef } from 'react'
import { newKey } from '../../../ui/newKey.ts'
import { StatusDot } from '../../../ui/StatusDot.tsx'
import { AvisoDeEditor } from './AvisoDeEditor.tsx'
import { conCalma } from './conCalma.ts'
import type { EditorProps } from './editor.ts'
import { volverEnPila } from './pila.ts'
import { columnasDeSemana, ordenDe } from './programacion/lugares.ts'
import classes from './programacion/Programacion.module.css'
import { ProgramacionLeida } from './programacion/ProgramacionLeida.tsx'
import { SinUnidades } from './programacion/SinUnidades.tsx'
import { Teclas } from './programacion/Teclas.tsx'
import { UnidadDeProgramacion } from './programacion/UnidadDeProgramacion.tsx'
import { conLasDeCarta, enSemanas, palabras, porTraer } from './programacion/unidades.ts'
import { useArrastre } from './programacion/useArrastre.ts'
import { usePegar } from './programacion/usePegar.ts'
import { useProgramacion } from './programacion/useProgramacion.ts'

type Props = EditorProps<'unidadesaprendizaje'>

const NINGUNA: Unidad[] = []

/**
 * Units and weeks of a syllabus (§3, unidadesaprendizaje): a table that is read until a cell is entered, so that only one editor is alive at a time.
 * Weeks and units are moved by hand, by key and from their menus; whatever was done can be undone.
 */
export const EditorDeProgramacion = conCalma(function EditorDeProgramacion({ valor, ...props }: Props) {
  const unidades = valor ?? NINGUNA
  return props.whyNot === null ? (
    <Programacion {...props} unidades={unidades} />
  ) : (
    <ProgramacionLeida unidades={unidades} abierto={props.abierto} />
  )
})

function Programacion({
  unidades,
  onCambio,
  abierto,
  faltas,
}: Omit<Props, 'valor' | 'clave'> & { unidades: Unidad[] }) {
  const { estructura, curso } = abierto
  const raiz = useRef<HTMLDivElement>(null)
  const { activa, aviso, acciones, taller } = useProgramacion(unidades, onCambio, abierto, raiz)
  const arrastre = useArrastre(raiz, acciones.soltar)
  const pegar = usePegar(taller, acciones, estructura, raiz)
  const medida = useMemo(() => medidaDe(columnasDeSemana(estructura).map(c => c.clave)), [estructura])
  const { otra } = palabras(estructura.unidad)
  const carta = abierto.carta.carta.cartaContenidos ?? []

  const onKeyDown = (event: KeyboardEvent) => {
    const en = event.target as HTMLElement
    if (event.defaultPrevented || en.closest('.ProseMirror, textarea, input')) return
    const orden = ordenDe(event, 'leer')
    if (orden !== 'deshacer' && orden !== 'rehacer') return
    event.preventDefault()
    volverEnPila(orden)
  }
  const nuevaUnidad = useCallback(() => {
    const id = newKey()
    acciones.hacer(`añadir ${estructura.unidad.singular}`, u => insertarUnidad(u, u.length, { id }), {
      foco: { id, campo: 'nombre' },
    })
  }, [acciones, estructura.unidad.singular])

  const deCarta = porTraer(unidades, carta).length > 0 && (
    <Button
      size="compact-sm"
      variant="subtle"
      onClick={() =>
        acciones.hacer(
          'usar los contenidos de la carta',
          u => conLasDeCarta(u, carta, estructura.semanas, newKey),
          {
            dicho: `Se añadieron ${palabras(estructura.unidad).las} ${estructura.unidad.plural} de la carta.`,
          },
        )
      }
    >
      Usar los contenidos de la carta
    </Button>
  )
  // Weeks that lack are those of units that the carta has more: they are offered before weeks alone, which would all go to the units that are there.
  const isAntesLaCarta = unidades.length < carta.length && faltas.some(isPorAnadir)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl Z anywhere among the weeks; each thing in it has its own role
    <div ref={raiz} className={classes.programacion} style={medida} onKeyDown={onKeyDown}>
      {unidades.length === 0 ? (
        <SinUnidades
          abierto={abierto}
          onEmpezar={nuevas => {
            const foco = nuevas[0] && ({ id: nuevas[0].id, campo: 'nombre' } as const)
            acciones.hacer('empezar', () => nuevas, { foco })
          }}
        />
      ) : (
        <>
          {unidades.map((u, i) => (
            <UnidadDeProgramacion
              key={u.id}
              unidades={unidades}
              indice={i}
              estructura={estructura}
              semanales={horasTotales(curso)}
              horas={horasDeUnidad(u, curso)}
              faltas={faltas}
              activa={activa}
              arrastre={arrastre}
              acciones={acciones}
              onPegar={pegar}
            />
          ))}
          <DeTodas
            faltas={faltas}
            deCarta={isAntesLaCarta && deCarta}
            onCompletar={cuantas =>
              acciones.hacer(
                'completar las semanas',
                u =>
                  completarSemanas(
                    u,
                    estructura.semanas,
                    newKey,
                    cuotasDeCarta(u, carta, estructura.semanas),
                  ),
                { dicho: segun(cuantas, 'Se añadió una semana.', 'Se añadieron # semanas.') },
              )
            }
          />
          <div className={`${classes.pie} no-print`}>
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={nuevaUnidad}
            >
              Añadir {otra} {estructura.unidad.singular}
            </Button>
            {!isAntesLaCarta && deCarta}
            <Teclas />
          </div>
        </>
      )}
      <AvisoDeEditor aviso={aviso} onDeshacer={() => void taller.deshacer()} />
      {arrastre?.hueco && <div className={classes.hueca} style={{ top: arrastre.hueco.y }} aria-hidden />}
    </div>
  )
}

const isPorAnadir = ({ que }: Falta): boolean => que.tipo === 'semanas' && que.cuanto > 0

/** What the whole programme lacks or has too much of: weeks, hours. `deCarta`: what brings its units, offered before weeks alone. */
function DeTodas({
  faltas,
  deCarta,
  onCompletar,
}: {
  faltas: readonly Falta[]
  deCarta: ReactNode
  onCompletar: (cuantas: number) => void
}) {
  return faltas
    .filter(f => f.que.tipo === 'semanas' || f.que.tipo === 'horas')
    .map(({ texto, que }) => (
      <p key={texto} className={`${classes.falta} no-print`}>
        <StatusDot status="warning">{texto}.</StatusDot>
        {que.tipo === 'semanas' && que.cuanto > 0 && (
          <>
            {deCarta}
            <Button size="compact-sm" variant="subtle" onClick={() => onCompletar(que.cuanto)}>
              Añadir {enSemanas(que.cuanto)}
            </Button>
          </>
        )}
      </p>
    ))
}

/** Widths of the columns: contents take most. */
const medidaDe = (campos: readonly string[]): CSSProperties =>
  ({
    '--columnas': `var(--ancho-de-numero, 44px) ${campos.map(c => (c === 'contenidos' ? 'minmax(0, 1.8fr)' : 'minmax(0, 1.2fr)')).join(' ')} var(--ancho-de-horas, 56px)`,
  }) as CSSProperties
