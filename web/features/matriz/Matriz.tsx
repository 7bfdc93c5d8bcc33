import type { AvisoDeMatriz } from '@malla/domain/competencias/avisos.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { Button, Checkbox } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useSetAddress } from '../../app/address.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Surface } from '../../ui/Skeletons.tsx'
import { useImpedimentos } from '../asignaturas/useDatosDePlan.ts'
import { AvisoDeSoloLectura } from '../planes/AvisoDeSoloLectura.tsx'
import { BarraDeMatriz } from './BarraDeMatriz.tsx'
import { onDestello } from './destellos.ts'
import { type Modo, useFiltros } from './filtros.ts'
import { Guardado } from './Guardado.tsx'
import { ListaDeMatriz } from './ListaDeMatriz.tsx'
import { llenarCon } from './llenar.ts'
import classes from './Matriz.module.css'
import { Resumen } from './Resumen.tsx'
import { TablaDeMatriz } from './TablaDeMatriz.tsx'
import { type DatosDeMatriz, useDatosDeMatriz, useMatriz } from './useMatriz.ts'

/** Below this there is no room for a grid that can be read. */
const ANCHO_DE_TABLA = 620
const ANCHO_DE_FILTROS = 760
const VISTO_MS = 6000

/** Which course serves which competency of a plan, and how far. */
export function Matriz({ planId }: { planId: number }) {
  const datos = useDatosDeMatriz(planId)
  if (!datos) return <Surface height={480} />
  if (datos.competencias.length === 0 || datos.plan.cursos.length === 0) return <Vacia datos={datos} />
  return <MatrizLlena key={planId} datos={datos} />
}

function Vacia({ datos }: { datos: DatosDeMatriz }) {
  const setAddress = useSetAddress()
  const isSinCompetencias = datos.competencias.length === 0
  return (
    <EmptyState
      title={
        isSinCompetencias ? 'Este plan todavía no tiene competencias' : 'Este plan todavía no tiene cursos'
      }
      action={
        <Button
          onClick={() =>
            setAddress(isSinCompetencias ? { vista: undefined } : { tab: 'cursos', vista: undefined })
          }
        >
          {isSinCompetencias ? 'Ir al árbol de competencias' : 'Ir a los cursos'}
        </Button>
      }
    >
      La matriz dice qué curso introduce, desarrolla o logra cada competencia. Necesita competencias y cursos.
    </EmptyState>
  )
}

function MatrizLlena({ datos }: { datos: DatosDeMatriz }) {
  const filtros = useFiltros()
  const { filas, tipos, columnas, editor, estado, mapa, avisos } = useMatriz(datos, filtros.filtro)
  const { editar: whyNot } = useImpedimentos(datos.plan.plan)
  const { ref, width } = useElementSize()
  const [salto, setSalto] = useState<{ aviso: AvisoDeMatriz; vez: number } | null>(null)
  const dicho = useDicho()
  const llenar = llenarCon(editor, mapa, whyNot)
  const modo: Modo = filtros.modo ?? (width > 0 && width < ANCHO_DE_TABLA ? 'competencia' : 'tabla')

  const irA = (aviso: AvisoDeMatriz): void => {
    const estaFila = !aviso.competencia_id || filas.some(f => f.una.id === aviso.competencia_id)
    const estaColumna =
      !aviso.asignatura_id || columnas.some(g => g.cursos.some(c => c.id === aviso.asignatura_id))
    if (!estaFila || !estaColumna) filtros.limpiar()
    if (modo !== 'tabla') filtros.elegirModo(aviso.competencia_id ? 'competencia' : 'curso')
    setSalto(antes => ({ aviso, vez: (antes?.vez ?? 0) + 1 }))
  }
  const nombreDe = (aviso: AvisoDeMatriz): string => {
    const cosa =
      datos.competencias.find(c => c.id === aviso.competencia_id) ??
      datos.plan.cursos.find(c => c.id === aviso.asignatura_id)
    return [cosa?.codigo, cosa?.nombre].filter(Boolean).join(' ')
  }
  const comun = { tipos, columnas, avisos, llenar, salto }

  return (
    <div ref={ref}>
      <AvisoDeSoloLectura plan={datos.plan.plan} whyNot={whyNot} />
      <BarraDeMatriz
        datos={datos}
        filtros={filtros}
        modo={modo}
        isEstrecha={width > 0 && width < ANCHO_DE_FILTROS}
        historia={
          whyNot
            ? null
            : {
                deshacer: estado.hechos.length > 0 ? llenar.deshacer : null,
                rehacer: estado.deshechos.length > 0 ? llenar.rehacer : null,
              }
        }
      />
      <div className={`${classes.sobre} no-print`}>
        <div className={classes.faltas}>
          <Resumen avisos={avisos} nombreDe={nombreDe} onIr={irA} />
          {(avisos.length > 0 || filtros.filtro.huecos) && (
            <Checkbox
              className={classes.solo}
              label="Solo huecos"
              checked={filtros.filtro.huecos ?? false}
              onChange={e => filtros.soloHuecos(e.currentTarget.checked)}
            />
          )}
        </div>
        <Guardado editor={editor} estado={estado} dicho={dicho} />
      </div>
      {filas.length === 0 || columnas.length === 0 ? (
        <EmptyState
          title={filtros.filtro.huecos ? 'Aquí no falta nada' : 'No hay coincidencias con estos filtros'}
          action={<Button onClick={filtros.limpiar}>Quitar filtros</Button>}
        />
      ) : modo === 'tabla' ? (
        width > 0 && <TablaDeMatriz planId={datos.plan.plan.id} filas={filas} {...comun} />
      ) : (
        <ListaDeMatriz key={modo} por={modo} {...comun} />
      )}
    </div>
  )
}

/** What somebody else has just done to the matrix, all that came in one go, for a moment. */
function useDicho(): string | null {
  const [visto, setVisto] = useState<{ nombre: string; celdas: number } | null>(null)
  useEffect(() => {
    let reloj: ReturnType<typeof setTimeout> | undefined
    const dejar = onDestello(({ claves, nombre }) => {
      clearTimeout(reloj)
      setVisto(antes => ({
        nombre,
        celdas: claves.length + (antes?.nombre === nombre ? antes.celdas : 0),
      }))
      reloj = setTimeout(() => setVisto(null), VISTO_MS)
    })
    return () => {
      clearTimeout(reloj)
      dejar()
    }
  }, [])
  return visto && `${visto.nombre} cambió ${segun(visto.celdas, 'una celda', '# celdas')}`
}
