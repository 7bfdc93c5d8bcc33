import type { Seccion } from '@malla/contracts/ciclos.ts'
import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { enCelda, mover } from '../../../ui/celdas.ts'
import { PAPEL } from '../../../ui/papel.ts'
import { useImprimiendo } from '../../malla/useImprimiendo.ts'
import type { Impedimentos } from '../useDatosDePlan.ts'
import { CabezaDeGrilla } from './CabezaDeGrilla.tsx'
import { cambioDeRestaurar } from './cambios.ts'
import { type ColumnaId, isEditable, whyNotEscribir } from './columnas.ts'
import type { Columnas } from './columnasDeTabla.ts'
import { CursosEscritos } from './cursosEscritos.ts'
import type { EditorProps } from './EditorDeCelda.tsx'
import type { Fila } from './fila.ts'
import classes from './Grilla.module.css'
import { PieDePlan } from './GrupoDeCursos.tsx'
import { LineaDeCelda } from './LineaDeCelda.tsx'
import { medidas } from './medidas.ts'
import { CuerpoDeGrilla } from './Renglones.tsx'
import { Hoja } from './roles.tsx'
import type { Lienzo } from './seleccion.ts'
import { sumasDePlan } from './totales.ts'
import { useAltoLibre } from './useAltoLibre.ts'
import type { Cursor } from './useCursor.ts'
import { useEscrito } from './useEscrito.ts'
import { useFijos } from './useFijos.ts'
import type { Guardar } from './useGuardar.ts'
import type { Ordenes } from './useOrdenes.ts'
import { usePortapapeles } from './usePortapapeles.ts'
import { useRaton } from './useRaton.ts'
import { porPagina } from './useRenglones.ts'
import type { EnTaller } from './useTaller.ts'
import { useTeclado } from './useTeclado.ts'
import type { EnVista } from './useVista.ts'
import { type Grupo, idDeClave, isParaNueva } from './vista.ts'

export interface GrillaProps {
  en: EnTaller
  vista: EnVista
  guardar: Guardar
  cursor: Cursor
  ordenes: Ordenes
  columnas: Columnas
  lienzo: Lienzo
  impedimentos: Impedimentos
  secciones: readonly Seccion[]
  marcadas: ReadonlySet<Id>
  onMarcar: (filas: readonly Fila[], isMas: boolean) => void
  onAbrir: (id: Id) => void
  menuDe: (grupo: Grupo) => ReactNode
}

const pasos: Record<string, readonly [number, number]> = {
  abajo: [1, 0],
  arriba: [-1, 0],
  derecha: [0, 1],
  izquierda: [0, -1],
}

/** The courses of a plan as a spreadsheet: only the lines near the window are drawn. */
export function Grilla(props: GrillaProps) {
  const { en, vista, guardar, cursor, ordenes, columnas, lienzo, impedimentos, secciones } = props
  const prefijo = useId()
  const [caja, setCaja] = useState<HTMLDivElement | null>(null)
  const marco = useRef<HTMLDivElement>(null)
  const altoLibre = useAltoLibre(marco)
  const imprimiendo = useImprimiendo()
  const { seleccion, rango, edicion } = cursor
  const { borradas } = en.taller.borrador

  const isEscribible = (fila: string, columna: ColumnaId): boolean => {
    if (!isEditable(columna) || guardar.guardando) return false
    if (isParaNueva(fila)) return impedimentos.crear === null
    const id = idDeClave(fila)!
    return (id < 0 || whyNotEscribir(columna, impedimentos) === null) && !borradas.has(id)
  }
  const abrir = (clave: string) => {
    const id = idDeClave(clave)
    if (id !== null && id > 0) props.onAbrir(id)
  }
  const marcar = () => {
    if (!rango) return
    const ids = lienzo.filas.slice(rango.desdeFila, rango.hastaFila + 1).map(idDeClave)
    const filas = en.vivas.filter(f => ids.includes(f.id))
    props.onMarcar(filas, !filas.every(f => props.marcadas.has(f.id)))
  }
  const teclado = useTeclado({
    lienzo,
    cursor,
    ordenes,
    porPagina: () => porPagina(caja),
    isEscribible,
    abrir,
    marcar,
  })
  usePortapapeles(ordenes, edicion !== null)
  const raton = useRaton(cursor, lienzo, isEscribible)
  const alEscribir = useEscrito(cursor)

  const onListo: EditorProps['onListo'] = (texto, despues, enTodas) => {
    const antes = seleccion
    cursor.dejarDeEditar(despues !== 'nada')
    const creada = texto === null ? null : ordenes.escribir(texto, enTodas)
    const paso = pasos[despues]
    if (!antes || despues === 'nada') return
    if (!creada && paso) cursor.ir(mover(antes, lienzo, ...paso))
    // One course after the other is written down without going back to the place for new ones.
    if (creada && despues !== 'abajo') {
      const columna = lienzo.columnas[lienzo.columnas.indexOf(antes.activa.columna) + (paso?.[1] ?? 0)]
      cursor.ir(enCelda(creada, columna ?? antes.activa.columna))
    }
  }
  const fijos = useFijos({
    onListo,
    onCancelar: cursor.dejarDeEditar,
    onAbrir: abrir,
    onMarcar: props.onMarcar,
    onRestaurar: fila => en.hacer(cambioDeRestaurar(fila)),
  })

  const filaActiva = en.filas.find(f => seleccion && f.id === idDeClave(seleccion.activa.fila)) ?? null
  const plan = useMemo(() => sumasDePlan(en.vivas, secciones), [en.vivas, secciones])
  const visibles = vista.grupos.flatMap(g => g.filas).filter(f => !borradas.has(f.id))
  const cuantas = visibles.filter(f => props.marcadas.has(f.id)).length

  return (
    <CursosEscritos value={en.vivas}>
      {imprimiendo && <style>{PAPEL}</style>}
      <div
        ref={marco}
        className={classes.marco}
        style={{ ...medidas(columnas), height: imprimiendo ? undefined : altoLibre }}
      >
        <Hoja
          ref={setCaja}
          className={classes.hoja}
          aria-label="Cursos del plan"
          aria-rowcount={vista.lineas.length + 2}
          aria-colcount={columnas.ids.length + 1}
          aria-multiselectable
          aria-readonly={impedimentos.editar ? true : undefined}
          aria-description="Flechas para moverse, Enter para escribir, Esc y después Tab para salir de la tabla."
          onKeyDown={edicion ? undefined : teclado}
          onInput={alEscribir}
          {...raton}
        >
          <div className={classes.ancho}>
            <CabezaDeGrilla
              columnas={columnas}
              vista={vista}
              marcadas={cuantas === 0 ? 'ninguna' : cuantas === visibles.length ? 'todas' : 'algunas'}
              onMarcarTodas={() => props.onMarcar(visibles, cuantas !== visibles.length)}
            />
            {caja && (
              <CuerpoDeGrilla
                {...props}
                caja={caja}
                altoLibre={altoLibre}
                imprimiendo={imprimiendo}
                lineas={vista.lineas}
                impedimentos={impedimentos}
                prefijo={prefijo}
                fijos={fijos}
              />
            )}
            <PieDePlan
              numero={vista.lineas.length + 2}
              columnas={columnas.ids}
              sumas={plan.sumas}
              cursos={plan.cursos}
            />
          </div>
        </Hoja>
        <LineaDeCelda
          id={`${prefijo}-linea`}
          fila={filaActiva}
          columna={seleccion?.activa.columna ?? null}
          rango={rango}
          en={en}
          rechazo={guardar.rechazo}
          plan={plan.creditos}
        />
      </div>
    </CursosEscritos>
  )
}
