import {
  type Eleccion,
  eleccionValida,
  type PasoDeHilo,
  pasosDeHilo,
  verHilo,
} from '@malla/domain/competencias/hilo.ts'
import { Button, SegmentedControl } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Surface } from '../../ui/Skeletons.tsx'
import { ColumnaDeHilo } from './ColumnaDeHilo.tsx'
import classes from './Hilo.module.css'
import { enlaceDe, pasos } from './pasos.ts'
import { type DatosDeVista, useDatosDeHilo } from './useDatosDeHilo.ts'

/** Below this the steps stand one behind the other, not beside each other. */
const ANCHO_DE_COLUMNAS = 700

/** From a line of the graduate profile to the weeks of its courses and back: choosing anything narrows everything else, both ways. */
export function Hilo({ planId }: { planId: number }) {
  const vista = useDatosDeHilo(planId)
  if (!vista) return <Surface height={480} />
  const { lineas, competencias, cursos } = vista.datos
  if (lineas.length + competencias.length === 0 || cursos.length === 0) return <Vacio />
  return <HiloLleno key={planId} planId={planId} vista={vista} />
}

function Vacio() {
  const setAddress = useSetAddress()
  return (
    <EmptyState
      title="Todavía no hay hilo que seguir"
      action={<Button onClick={() => setAddress({ vista: undefined })}>Ir al árbol de competencias</Button>}
    >
      El hilo une el perfil de egreso con las competencias, los cursos, sus unidades y sus semanas. Empiece
      por las competencias y diga en la matriz qué cursos contribuyen a cada una.
    </EmptyState>
  )
}

function HiloLleno({ planId, vista }: { planId: number; vista: DatosDeVista }) {
  const { datos, hebras, terminos, cosaDe } = vista
  const address = useAddress()
  const setAddress = useSetAddress()
  const { ref, width } = useElementSize()
  const marco = useRef<HTMLDivElement>(null)
  const { linea, competencia, elemento, curso, unidad, semana } = address
  const elegida = useMemo(
    () => eleccionValida(datos, { linea, competencia, elemento, curso, unidad, semana }),
    [datos, linea, competencia, elemento, curso, unidad, semana],
  )
  const hilo = useMemo(() => verHilo(datos, hebras, elegida), [datos, hebras, elegida])
  const isEstrecho = width > 0 && width < ANCHO_DE_COLUMNAS
  const hayElementos = datos.competencias.some(c => c.nivel > 2)
  const visibles = pasosDeHilo.filter(paso => paso !== 'elemento' || hayElementos)
  const [abierto, setAbierto] = useState<PasoDeHilo>(
    () => visibles.findLast(paso => elegida[paso] !== undefined) ?? 'linea',
  )

  const elegir = (paso: PasoDeHilo, id: number | undefined): void => {
    setAddress({ [paso]: id })
    const siguiente = visibles[visibles.indexOf(paso) + 1]
    if (isEstrecho && id !== undefined && siguiente) setAbierto(siguiente)
  }
  const pasar = (paso: PasoDeHilo, sentido: 1 | -1): void => {
    const columnas = [...(marco.current?.querySelectorAll('[data-paso]') ?? [])]
    const aqui = columnas.findIndex(c => c.getAttribute('data-paso') === paso)
    const fila = sentido === 1 ? columnas.slice(aqui + 1) : columnas.slice(0, aqui).reverse()
    fila
      .map(columna => columna.querySelector<HTMLElement>('button[tabindex="0"]'))
      .find(boton => boton !== null)
      ?.focus()
  }

  return (
    <div ref={ref} className={classes.hilo}>
      <Elegidas
        elegida={elegida}
        cosaDe={cosaDe}
        onQuitar={paso => setAddress({ [paso]: undefined })}
        onEmpezar={() => setAddress(Object.fromEntries(pasosDeHilo.map(paso => [paso, undefined])))}
      />
      {isEstrecho && (
        <SegmentedControl
          className={classes.pasos}
          size="xs"
          aria-label="Paso del hilo"
          data={visibles.map(paso => ({ value: paso, label: cortos[paso] }))}
          value={abierto}
          onChange={paso => setAbierto(paso as PasoDeHilo)}
        />
      )}
      <div ref={marco} className={classes.columnas} data-estrecho={isEstrecho || undefined}>
        {visibles
          .filter(paso => !isEstrecho || paso === abierto)
          .map(paso => {
            const suya = elegida[paso]
            const { titulo, vacio } = pasos[paso]
            return (
              <ColumnaDeHilo
                key={paso}
                paso={paso}
                titulo={titulo(terminos)}
                vacio={vacio}
                ids={hilo[paso]}
                elegida={suya}
                cosaDe={id => cosaDe(paso, id)}
                niveles={hilo.niveles}
                enlace={suya === undefined ? null : enlaceDe(planId, datos.unidades, paso, suya)}
                onElegir={id => elegir(paso, id)}
                onPasar={sentido => pasar(paso, sentido)}
              />
            )
          })}
      </div>
    </div>
  )
}

const cortos: Readonly<Record<PasoDeHilo, string>> = {
  linea: 'Perfil',
  competencia: 'Comp.',
  elemento: 'Elem.',
  curso: 'Curso',
  unidad: 'Unidad',
  semana: 'Sem.',
}

/** The thread that is held: each thing of it can be let go. */
function Elegidas({
  elegida,
  cosaDe,
  onQuitar,
  onEmpezar,
}: {
  elegida: Eleccion
  cosaDe: DatosDeVista['cosaDe']
  onQuitar: (paso: PasoDeHilo) => void
  onEmpezar: () => void
}) {
  const suyas = pasosDeHilo.filter(paso => elegida[paso] !== undefined)
  if (suyas.length === 0)
    return (
      <p className={classes.ayuda}>
        Elija algo en cualquier columna: las demás muestran solo lo que se relaciona con ello, hacia adelante
        y hacia atrás.
      </p>
    )
  return (
    <div className={classes.elegidas} role="status">
      {suyas.map(paso => {
        const cosa = cosaDe(paso, elegida[paso]!)
        const nombre = [paso === 'linea' ? `Línea ${cosa?.codigo}` : cosa?.codigo, cosa?.nombre]
          .filter(Boolean)
          .join(' ')
        return (
          <button
            key={paso}
            type="button"
            className={classes.elegida}
            aria-label={`Quitar: ${nombre}`}
            title={nombre}
            onClick={() => onQuitar(paso)}
          >
            <span>{nombre}</span>
            <IconX size={12} aria-hidden />
          </button>
        )
      })}
      <Button variant="subtle" size="compact-sm" onClick={onEmpezar}>
        Empezar de nuevo
      </Button>
    </div>
  )
}
