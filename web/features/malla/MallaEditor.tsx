import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import { type Lugar, mover } from '@malla/domain/malla/mover.ts'
import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useCallback, useRef, useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { useUser } from '../../app/session.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Beside } from '../../ui/Inspector.tsx'
import { type DatosDePlan, useImpedimentos } from '../asignaturas/useDatosDePlan.ts'
import { Agregar } from './Agregar.tsx'
import { AvisoDeMalla } from './AvisoDeMalla.tsx'
import { Barra } from './Barra.tsx'
import type { EdicionDeCurso } from './curso.ts'
import { Formularios } from './Formularios.tsx'
import { horaDe } from './hora.ts'
import { InspectorDeCurso } from './InspectorDeCurso.tsx'
import { Leyenda } from './Leyenda.tsx'
import { Lienzo } from './Lienzo.tsx'
import { useAcciones } from './useAcciones.tsx'
import { useMalla } from './useMalla.ts'
import { useMedida } from './useMedida.ts'
import { useTintas } from './useTintas.ts'

/** The malla of a plan, to look at and to work on: bar, board, inspector, and what is told about the last edit. */
export function MallaEditor(datos: DatosDePlan) {
  const { plan } = datos
  const { areascursos: areas, tiposcursos: tipos } = datos.catalogos
  const { editor, estado, cursos, malla, problemas, problemaDe } = useMalla(datos)
  const tintas = useTintas(cursos, areas, tipos)
  const permisos = useImpedimentos(plan)
  const { abierto, abrir, acciones } = useAcciones(datos, permisos)
  const sinCreditos = useUser().empresa?.tipo === 'Colegio' && cursos.every(c => c.credits === null)
  const [todas, setTodas] = useState(false)
  const [elegida, elegir] = useElegida(malla)
  const curso = elegida === null ? null : cursos.find(c => c.id === elegida)!

  const { marco, ancho, isLista, zoom, setZoom, pagina, colocarEn } = useMedida(malla)
  const avisar = useCallback((texto: string) => editor.avisar({ texto }), [editor])
  const editar = useCallback(
    (texto: string, ediciones: readonly EdicionDeCurso[]) => void editor.editar(texto, ediciones),
    [editor],
  )
  const callar = useCallback(() => editor.avisar(null), [editor])
  const ultima = useRef(malla)
  ultima.current = malla
  const moverA = useCallback(
    (id: Id, lugar: Lugar) => {
      // Reckoned anew each time: its neighbours may have moved meanwhile.
      const hacer = () => {
        const ahora = ultima.current.cursos.get(id)
        const ediciones = mover(ultima.current, id, lugar)
        if (ahora && ediciones.length > 0) editor.editar(`mover ${ahora.nombre}`, ediciones, hacer)
      }
      hacer()
    },
    [editor],
  )
  const deshacer = () => editor.deshacer()
  const rehacer = () => editor.rehacer()
  useHotkeys([
    ['mod+Z', deshacer],
    ['mod+shift+Z', rehacer],
    ['mod+Y', rehacer],
  ])

  return (
    <Beside
      onClose={() => elegir(null)}
      inspector={
        curso && (
          <InspectorDeCurso
            curso={curso}
            malla={malla}
            problemas={problemas.get(curso.id) ?? []}
            areas={areas}
            tipos={tipos}
            sinCreditos={sinCreditos}
            whyNot={permisos.editar}
            onElegir={elegir}
            onEditar={editar}
            hrefDeHilo={paths.plan(plan.id, { tab: 'competencias', vista: 'hilo', curso: curso.id })}
            onEditarTodo={() => abrir({ tipo: 'curso', id: curso.id })}
            onClose={() => elegir(null)}
          />
        )
      }
    >
      <Barra
        modo={tintas.modo}
        onModo={tintas.cambiarModo}
        zoom={isLista ? null : zoom}
        onZoom={setZoom}
        todas={todas}
        onTodas={setTodas}
        deshacer={estado.pila.hechos.at(-1)?.texto ?? null}
        rehacer={estado.pila.deshechos.at(-1)?.texto ?? null}
        onDeshacer={deshacer}
        onRehacer={rehacer}
        whyNot={permisos.mover}
        guardado={horaDe(estado)}
        leyenda={<Leyenda tintas={tintas.tintas} elegida={tintas.elegida} onElegir={tintas.elegir} />}
        agregar={!permisos.crear && <Agregar permisos={permisos} onAbrir={abrir} />}
      />
      <div ref={marco}>
        {(ancho > 0 || pagina) && (
          <Lienzo
            malla={malla}
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
            whyNot={permisos.mover}
            acciones={acciones}
            onMover={moverA}
            onAviso={avisar}
          />
        )}
      </div>
      {cursos.length === 0 && !permisos.crear && (
        <EmptyState
          title="Los ciclos esperan sus cursos"
          action={<Button onClick={() => abrir({ tipo: 'importar' })}>Importar de Excel</Button>}
        >
          Añádalos uno a uno con «+ Curso», o traiga todos de una hoja de Excel y acomódelos después.
        </EmptyState>
      )}
      <AvisoDeMalla aviso={estado.aviso} onClose={callar} />
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

/** The course whose inspector is open: it stands in the address. From one to the next no step of «Atrás» is left behind. */
function useElegida(malla: Malla): [Id | null, (id: Id | null) => void] {
  const { curso } = useAddress()
  const setAddress = useSetAddress()
  const abierta = curso !== undefined && malla.cursos.has(curso) ? curso : null
  const elegir = useCallback(
    (id: Id | null) => setAddress({ curso: id ?? undefined }, { replace: abierta !== null }),
    [setAddress, abierta],
  )
  return [abierta, elegir]
}
