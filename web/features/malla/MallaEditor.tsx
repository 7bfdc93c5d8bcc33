import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { whyNotProponer } from '@malla/domain/equilibrio/proponer.ts'
import type { Lugar } from '@malla/domain/malla/mover.ts'
import { Button } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { luego } from '../../app/luego.tsx'
import { useUser } from '../../app/session.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Beside } from '../../ui/Inspector.tsx'
import { isDeLaPagina } from '../../ui/teclaDePagina.ts'
import { useAnalitica } from '../analitica/useAnalitica.ts'
import { useMedidaDeMalla } from '../analitica/useMedidaDeMalla.ts'
import { type DatosDePlan, useImpedimentos } from '../asignaturas/useDatosDePlan.ts'
import { BotonDeProponer, Proponible } from '../equilibrio/BotonDeProponer.tsx'
import { ConPropuesta } from '../equilibrio/ConPropuesta.tsx'
import { usePropuesta } from '../equilibrio/usePropuesta.ts'
import { usePublicarBorrador } from '../legal/borrador.ts'
import { conMalla } from '../legal/cursos.ts'
import { useTipologias } from '../legal/useLegal.ts'
import { Agregar } from './Agregar.tsx'
import { AvisoDeMalla } from './AvisoDeMalla.tsx'
import { Barra } from './Barra.tsx'
import { conLoQueSigue, type Deseo } from './conLoQueSigue.ts'
import { type CursoDeMalla, type EdicionDeCurso, vigenteDe } from './curso.ts'
import type { Editor } from './editor.ts'
import { Formularios } from './Formularios.tsx'
import { horaDe } from './hora.ts'
import { Leyenda } from './Leyenda.tsx'
import { Lienzo } from './Lienzo.tsx'
import { moverA } from './mover.ts'
import { useAcciones } from './useAcciones.tsx'
import { useMalla } from './useMalla.ts'
import { useMedida } from './useMedida.ts'
import { useTintas } from './useTintas.ts'

const InspectorDeCurso = luego(async () => (await import('./InspectorDeCurso.tsx')).InspectorDeCurso)

/** The malla of a plan, to look at and to work on: bar, board, inspector, and what is told about the last edit. */
export function MallaEditor(datos: DatosDePlan) {
  const { plan } = datos
  const { areascursos: areas, tiposcursos: tipos, tipologiasespecialescursos: tipologias } = datos.catalogos
  const { editor, estado, partes, cursos, malla, problemas, problemaDe } = useMalla(datos)
  const {
    propuesta,
    vista,
    impide,
    pedir: pedirPropuesta,
    cerrar: cerrarPropuesta,
  } = usePropuesta(malla, partes)
  const whyNotPropuesta = useMemo(() => whyNotProponer(malla), [malla])
  const analitica = useAnalitica(plan, vista)
  const tipologia = useTipologias()
  const legales = useMemo(() => conMalla(datos.cursos, cursos, tipologia), [datos.cursos, cursos, tipologia])
  usePublicarBorrador(plan.id, useDeferredValue(legales))
  const tintas = useTintas(cursos, areas, tipos, analitica)
  const { enLienzo, frase, cadena, onCadena } = useMedidaDeMalla(analitica, tintas.modo)
  const permisos = useImpedimentos(plan)
  const { abierto, abrir, acciones } = useAcciones(datos, permisos)
  const sinCreditos = useUser().empresa?.tipo === 'Colegio' && cursos.every(c => c.credits === null)
  const [todas, setTodas] = useState(false)
  // There the inspector comes up over the board.
  const isCubierta = useMediaQuery('(max-width: 62em)')
  const [elegida, elegir] = useElegida(cursos)
  const curso = elegida === null ? null : cursos.find(c => c.id === elegida)!

  const { marco, ancho, isLista, zoom, setZoom, pagina, colocarEn } = useMedida(malla, enLienzo !== null)
  const editar = useCallback(
    (texto: string, ediciones: readonly EdicionDeCurso[], visto?: EdicionDeCurso) =>
      void editor.editar(texto, ediciones, { visto }),
    [editor],
  )
  const ultimas = useRef(partes)
  ultimas.current = partes
  const avisar = useCallback(
    (texto: string, deseo?: Deseo) =>
      editor.avisar(conLoQueSigue(editor, () => ultimas.current, plan.id, texto, deseo)),
    [editor, plan.id],
  )
  const llevar = useCallback(
    (id: Id, lugar: Lugar) => moverA(editor, () => ultimas.current, { id, lugar }, avisar),
    [editor, avisar],
  )
  const { hechos, deshechos } = estado.pila
  useTeclas(editor)

  const botonDeProponer = useRef<HTMLSpanElement>(null)
  const impideProponer = permisos.mover ?? impide ?? whyNotPropuesta
  const proponible = useMemo(
    () => ({ lugar: botonDeProponer, whyNot: impideProponer, onClick: pedirPropuesta }),
    [impideProponer, pedirPropuesta],
  )
  // The bar follows a moment later: a card that is let go does not wait for it.
  const barra = useDeferredValue(
    <Barra
      modo={tintas.modo}
      onModo={tintas.cambiarModo}
      cadena={cadena}
      onCadena={onCadena}
      zoom={isLista ? null : zoom}
      onZoom={setZoom}
      todas={todas}
      onTodas={setTodas}
      deshacer={hechos.at(-1)?.texto ?? null}
      rehacer={deshechos.at(-1)?.texto ?? null}
      onDeshacer={editor.deshacer}
      onRehacer={editor.rehacer}
      whyNot={permisos.mover}
      guardado={horaDe(estado)}
      leyenda={
        <Leyenda tintas={tintas.tintas} elegida={tintas.elegida} onElegir={tintas.elegir} frase={frase} />
      }
      agregar={
        <>
          <BotonDeProponer />
          {!permisos.crear && <Agregar permisos={permisos} onAbrir={abrir} />}
        </>
      }
    />,
  )
  const aviso = <AvisoDeMalla aviso={estado.aviso} onClose={editor.callar} />
  return (
    <Beside
      onClose={() => elegir(null)}
      inspector={
        curso && (
          <InspectorDeCurso
            curso={curso}
            malla={malla}
            analitica={analitica}
            problemas={problemas.get(curso.id) ?? []}
            areas={areas}
            tipos={tipos}
            tipologias={tipologias}
            sinCreditos={sinCreditos}
            whyNot={permisos.editar}
            onElegir={elegir}
            onEditar={editar}
            hrefDeHilo={paths.plan(plan.id, { tab: 'competencias', vista: 'hilo', curso: curso.id })}
            onEditarTodo={() => abrir({ tipo: 'curso', id: curso.id })}
            aviso={isCubierta && aviso}
            onClose={() => elegir(null)}
          />
        )
      }
    >
      <Proponible value={proponible}>{barra}</Proponible>
      <ConPropuesta
        malla={malla}
        propuesta={propuesta}
        onCerrar={cerrarPropuesta}
        boton={botonDeProponer}
        onAplicar={ediciones => editor.editar('repartir los cursos como se propuso', ediciones)}
      >
        <div ref={marco}>
          {(ancho > 0 || pagina) && (
            <Lienzo
              malla={vista}
              ciclos={datos.ciclos}
              secciones={datos.secciones}
              ancho={ancho}
              colocarEn={colocarEn}
              zoom={pagina?.zoom ?? zoom}
              papel={pagina?.papel ?? null}
              tintaDe={tintas.tintaDe}
              deTinta={tintas.deTinta}
              problemaDe={problemaDe}
              elegida={elegida}
              onElegir={elegir}
              todas={todas}
              analitica={enLienzo}
              whyNot={impide ?? permisos.mover}
              acciones={acciones}
              onMover={llevar}
              onAviso={avisar}
            />
          )}
        </div>
      </ConPropuesta>
      {cursos.length === 0 && !permisos.crear && (
        <EmptyState
          title="Los ciclos esperan sus cursos"
          action={<Button onClick={() => abrir({ tipo: 'importar' })}>Importar de Excel</Button>}
        >
          Añádalos uno a uno con «+ Curso», o traiga todos de una hoja de Excel y acomódelos después.
        </EmptyState>
      )}
      <p className="visually-hidden" aria-live="polite">
        {estado.dicho}
      </p>
      {!(isCubierta && curso) && aviso}
      <Formularios
        abierto={abierto}
        datos={datos}
        sinCreditos={sinCreditos}
        permisos={permisos}
        onClose={() => abrir(null)}
      />
    </Beside>
  )
}

/** Ctrl Z and its like anywhere on the page. */
function useTeclas({ deshacer, rehacer }: Editor): void {
  const enPagina = (hacer: () => void) => (event: KeyboardEvent) => {
    if (!isDeLaPagina(event)) return
    event.preventDefault()
    hacer()
  }
  const dejar = { preventDefault: false }
  useHotkeys(
    [
      ['mod+Z', enPagina(deshacer), dejar],
      ['mod+shift+Z', enPagina(rehacer), dejar],
      ['mod+Y', enPagina(rehacer), dejar],
    ],
    [],
  )
}

/** The course whose inspector is open: it stands in the address, and is followed to its new version. From one to the next no step of «Atrás» is left behind. */
function useElegida(cursos: readonly CursoDeMalla[]): [Id | null, (id: Id | null) => void] {
  const { curso } = useAddress()
  const setAddress = useSetAddress()
  const bases = useRef(new Map<Id, Id>())
  const abierta = useMemo(() => {
    for (const c of cursos) bases.current.set(c.id, c.base)
    return curso === undefined ? null : vigenteDe(curso, cursos, bases.current)
  }, [curso, cursos])
  const elegir = useCallback(
    (id: Id | null) => {
      // A click beside the cards, with nothing open, would draw the whole page again for nothing.
      if (id !== (curso ?? null)) setAddress({ curso: id ?? undefined }, { replace: abierta !== null })
    },
    [setAddress, abierta, curso],
  )
  return [abierta, elegir]
}
