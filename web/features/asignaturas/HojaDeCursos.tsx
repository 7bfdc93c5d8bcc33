import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { enCelda } from '../../ui/celdas.ts'
import { warn } from '../../ui/dialogs.tsx'
import { AfectaA } from '../impacto/AfectaA.tsx'
import { usePublicarBorrador } from '../legal/borrador.ts'
import { cursoLegal } from '../legal/cursos.ts'
import { useTipologias } from '../legal/useLegal.ts'
import { BarraDeCursos } from './BarraDeCursos.tsx'
import { AvisosDeCursos, unaVez } from './grilla/AvisosDeCursos.tsx'
import { BarraDeSeleccion } from './grilla/BarraDeSeleccion.tsx'
import { ChoqueDeFilas } from './grilla/ChoqueDeFilas.tsx'
import { CrearFaltantes } from './grilla/CrearFaltantes.tsx'
import { type ColumnaId, columnaIds } from './grilla/columnas.ts'
import { useColumnas } from './grilla/columnasDeTabla.ts'
import { cambioPorVer, type Rechazo } from './grilla/envio.ts'
import { Grilla } from './grilla/Grilla.tsx'
import { NadaCoincide } from './grilla/NadaCoincide.tsx'
import { Noticias } from './grilla/Noticias.tsx'
import { useCursor } from './grilla/useCursor.ts'
import { useGuardar } from './grilla/useGuardar.ts'
import { useLienzo } from './grilla/useLienzo.ts'
import { useMarcadas } from './grilla/useMarcadas.ts'
import { useOrdenes } from './grilla/useOrdenes.ts'
import { useTaller } from './grilla/useTaller.ts'
import { useTeclasGenerales } from './grilla/useTeclasGenerales.ts'
import { useVista } from './grilla/useVista.ts'
import { claveDeFila, type Grupo, vistaInicial } from './grilla/vista.ts'
import { type Abierto, CicloMenu, SeccionMenu } from './LugarMenu.tsx'
import type { DatosDePlan, Impedimentos } from './useDatosDePlan.ts'

interface Props {
  datos: DatosDePlan
  impedimentos: Impedimentos
  sinCreditos: boolean
  onAbrir: (abierto: Abierto) => void
}

/** The courses of a plan as a spreadsheet, with its bars: everything is gathered and saved at once. */
export function HojaDeCursos({ datos, impedimentos, sinCreditos, onAbrir }: Props) {
  const en = useTaller(datos)
  const tipologia = useTipologias()
  usePublicarBorrador(
    datos.plan.id,
    useMemo(() => en.vivas.map(f => cursoLegal(f, tipologia)), [en.vivas, tipologia]),
  )
  const escrito = useRef<Id | null>(null)
  const vista = useVista(en, impedimentos.crear === null, escrito)
  const columnas = useColumnas(
    sinCreditos,
    datos.ciclos.map(c => c.nombre),
  )
  const lienzo = useLienzo(vista, columnas)
  const cursor = useCursor(lienzo, en.filas)
  const marcadas = useMarcadas(en.vivas)
  useLayoutEffect(() => {
    const activa = cursor.edicion?.celda.fila
    escrito.current = en.filas.find(f => claveDeFila(f.id) === activa)?.base ?? null
  }, [cursor.edicion, en.filas])
  const [avisosAbiertos, setAvisosAbiertos] = useState(false)

  /** Leads to a cell, also when it is filtered away or its column hidden. */
  const irA = (id: Id, columna: ColumnaId) => {
    if (!lienzo.filas.includes(claveDeFila(id))) vista.cambiar(vistaInicial)
    columnas.table.getColumn(columna)?.toggleVisibility(true)
    cursor.ir(enCelda(claveDeFila(id), columna))
  }
  const quitarFiltros = () => {
    vista.cambiar({ filtro: '', ver: 'todos' })
    cursor.ir(cursor.seleccion)
  }
  const alRechazar = ({ celdas }: Rechazo) => {
    const primera = en.vivas.find(f => celdas.has(f.id))
    const enPantalla = lienzo.filas.map(c => en.vivas.find(f => claveDeFila(f.id) === c && celdas.has(f.id)))
    const fila = enPantalla.find(f => f !== undefined) ?? primera
    if (fila) irA(fila.id, columnaIds.find(c => celdas.get(fila.id)![c] !== undefined)!)
  }
  const guardar = useGuardar(datos.plan.id, en, {
    whyNot: impedimentos.editar,
    alRechazar,
    alGuardar: nuevos => {
      cursor.renombrar(nuevos)
      marcadas.renombrar(nuevos)
    },
  })
  const ordenes = useOrdenes({ en, guardar, lineas: vista.lineas, lienzo, cursor, impedimentos })
  useTeclasGenerales({
    ...ordenes,
    guardar: () => {
      // The field that was being written is gone: its cell takes the focus.
      if (document.activeElement === document.body) cursor.ir(cursor.seleccion)
      void guardar.guardar()
    },
  })

  const problemas = unaVez(en.problemas)
  const { borrador } = en.taller
  const porGuardar = useMemo(
    () => (guardar.guardando ? null : cambioPorVer(borrador, en.ctx.lexico)),
    [borrador, en.ctx.lexico, guardar.guardando],
  )
  const abrirCurso = (id: Id) => {
    if (en.taller.borrador.ediciones.has(id))
      void warn(['Este curso tiene cambios sin guardar. Guárdelos o descártelos antes de abrir su ficha.'])
    else onAbrir({ tipo: 'curso', id })
  }
  const menuDe = ({ lugar }: Grupo) => {
    const ciclo = lugar?.tipo === 'ciclo' && datos.ciclos.find(c => c.id === lugar.id)
    const seccion = lugar?.tipo === 'seccion' && datos.secciones.find(s => s.id === lugar.id)
    const comun = { impedimentos, onAbrir }
    if (ciclo) return <CicloMenu ciclo={ciclo} ciclos={datos.ciclos} planId={datos.plan.id} {...comun} />
    return seccion ? <SeccionMenu seccion={seccion} {...comun} /> : null
  }

  return (
    <>
      <BarraDeCursos
        planId={datos.plan.id}
        en={en}
        vista={vista}
        guardar={guardar}
        ordenes={ordenes}
        columnas={columnas}
        impedimentos={impedimentos}
        avisos={problemas.length}
        avisosAbiertos={avisosAbiertos}
        onAvisos={() => setAvisosAbiertos(!avisosAbiertos)}
        onTerminar={() => cursor.ir(cursor.seleccion)}
        onAbrir={onAbrir}
      />
      <Noticias
        en={en}
        guardar={{ ...guardar, error: guardar.error && (impedimentos.editar ?? guardar.error) }}
      />
      <CrearFaltantes en={en} guardar={guardar} onTerminar={() => cursor.ir(cursor.seleccion)} />
      <AfectaA cambio={porGuardar} isSuelto />
      {avisosAbiertos && problemas.length > 0 && (
        <AvisosDeCursos problemas={en.problemas} onIr={id => irA(id, 'requisitos')} />
      )}
      {marcadas.filas.length > 0 && (
        <BarraDeSeleccion
          cuantos={marcadas.filas.length}
          ctx={en.ctx}
          impedimentos={impedimentos}
          onCambiar={(columna, texto) => ordenes.cambiarFilas(marcadas.filas, columna, texto)}
          onBorrar={() => {
            void ordenes.borrar(marcadas.filas).then(isHecho => isHecho && marcadas.quitar())
          }}
          onQuitar={marcadas.quitar}
        />
      )}
      {vista.isVacia ? (
        <NadaCoincide {...vista.vista} onQuitar={quitarFiltros} />
      ) : (
        <Grilla
          en={en}
          vista={vista}
          guardar={guardar}
          cursor={cursor}
          ordenes={ordenes}
          columnas={columnas}
          lienzo={lienzo}
          impedimentos={impedimentos}
          secciones={datos.secciones}
          marcadas={marcadas.ids}
          onMarcar={marcadas.marcar}
          onAbrir={abrirCurso}
          menuDe={menuDe}
        />
      )}
      {guardar.choques.length > 0 && (
        <ChoqueDeFilas
          choques={guardar.choques}
          ctx={en.ctx}
          onResolver={elegidos => void guardar.resolver(elegidos)}
          onCerrar={guardar.cerrarChoques}
        />
      )}
    </>
  )
}
