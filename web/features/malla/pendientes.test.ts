import type { Id, Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { curso, previo } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { cambioDe, type Pila, pilaVacia } from '@malla/domain/malla/deshacer.ts'
import type { Malla } from '@malla/domain/malla/malla.ts'
import { malla, seccion } from '@malla/domain/malla/mallaDePrueba.ts'
import { mover, whyNotMover } from '@malla/domain/malla/mover.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CursoDeMalla, EdicionDeCurso } from './curso.ts'
import {
  conPaso,
  conPendientes,
  type Paso,
  type Pendiente,
  separar,
  soloPropias,
  trasGuardar,
} from './pendientes.ts'

const enMalla = (
  id: Id,
  ciclo: Id,
  requisitos: Requisito | null = null,
  mas: Partial<CursoDeMalla> = {},
): CursoDeMalla => ({
  ...curso(id, ciclo, requisitos),
  base: id,
  tipocurso_id: null,
  silabo: 1,
  revision: 1,
  ...mas,
})
const porId = (cursos: readonly CursoDeMalla[]) => new Map(cursos.map(c => [c.id, c]))

/** Edits made one after the other, each as the screen showed the courses then. */
function enFila(cursos: readonly CursoDeMalla[], tandas: readonly (readonly EdicionDeCurso[])[]) {
  return tandas.map((ediciones, i) => ({
    i,
    ediciones,
    sobre: porId(
      conPendientes(
        cursos,
        tandas.slice(0, i).map(t => ({ ediciones: t })),
      ),
    ),
  }))
}

it('what waits behind an edit that was saved stands upon what the server answered, until another edit before it changes the same', () => {
  const cursos = [enMalla(1, 10, null, { credits: 4 }), enMalla(2, 10)]
  const tandas: EdicionDeCurso[][] = [
    [{ id: 1, credits: 5, horasteoria: 3 }],
    [{ id: 1, credits: 6 }],
    [{ id: 1, credits: 7, horasteoria: 4 }],
  ]
  const [uno, ...siguientes] = enFila(cursos, tandas).map(
    (p, i): Pendiente => ({
      ...p,
      turno: i,
      texto: '',
      propias: soloPropias(
        p.ediciones,
        tandas.slice(0, i).map(ediciones => ({ ediciones })),
      ),
      paso: { tipo: 'hacer', cambio: { texto: '', ediciones: p.ediciones, inversas: [] } },
      otraVez: { quiere: [], hacer: () => null },
    }),
  )
  // Written in its own way, and beside it another course that somebody changed.
  const guardados = porId([
    enMalla(1, 10, null, { credits: 5.5, horasteoria: 2 }),
    enMalla(2, 10, null, { nombre: 'X' }),
  ])
  const [dos, tres] = trasGuardar(uno!, guardados, siguientes)
  expect([dos!.propias, tres!.propias]).toEqual([[{ id: 1, credits: 6 }], [{ id: 1, horasteoria: 4 }]])
  expect(dos!.sobre.get(1)).toMatchObject({ credits: 5.5, horasteoria: 2 })
  expect(tres!.sobre.get(1)).toMatchObject({ credits: 6, horasteoria: 2 })
  expect(dos!.sobre.get(2)).toEqual(siguientes[0]!.sobre.get(2))
})

describe('what stands upon an edit that was refused', () => {
  const cursos = [enMalla(1, 10), enMalla(2, 20, previo(1)), enMalla(3, 30), enMalla(4, 30)]
  const a = (id: Id, ciclo_id: Id, orden: number) => [{ id, ciclo_id, seccion_id: null, orden }]
  it.each<[string, EdicionDeCurso[][], number[]]>([
    ['the same field', [[{ id: 1, credits: 1 }], [{ id: 1, credits: 2 }]], [1]],
    [
      'not another field of it',
      [[{ id: 1, nombre: 'X' }], [{ id: 1, credits: 2 }], [{ id: 1, orden: 9 }]],
      [],
    ],
    ['not the same field of another', [[{ id: 1, credits: 1 }], [{ id: 2, credits: 1 }]], []],
    [
      'what stands upon what does',
      [
        [{ id: 1, credits: 1 }],
        [
          { id: 1, credits: 2 },
          { id: 2, credits: 2 },
        ],
        [{ id: 3, credits: 3 }],
        [{ id: 2, credits: 4 }],
      ],
      [1, 3],
    ],
    ['the place that it left', [a(4, 40, 0), a(1, 30, 4)], [1]],
    ['the place that it took', [a(4, 40, 0), a(3, 40, 0)], [1]],
    ['not the next one of that column', [a(4, 40, 0), a(3, 40, 1)], []],
    ['where its requisite let it go only by then', [a(2, 40, 0), a(1, 30, 9)], [1]],
    ['also where that was no longer asked for', [[{ id: 2, requisitos: null }], a(1, 30, 9)], [1]],
    ['also where it is asked for only now', [a(3, 10, 9), [{ id: 4, requisitos: previo(3) }]], [1]],
    ['not where only their order changes', [[{ id: 1, orden: 7 }], [{ id: 2, orden: 8 }]], []],
  ])('%s', (_case, tandas, caen) => {
    const [uno, ...resto] = enFila(cursos, tandas)
    expect(separar(uno!, resto).caen.map(p => p.i)).toEqual(caen)
  })
})

describe('whatever was refused of whatever was done', () => {
  const inicio = [
    ...[1, 2, 3].map((id, orden) => enMalla(id, 10, null, { orden })),
    ...[4, 5].map((id, orden) => enMalla(id, 20, previo(1), { orden })),
    enMalla(6, 30, previo(4), { orden: 0 }),
  ]
  const mallaCon = (cursos: readonly CursoDeMalla[]): Malla => malla(cursos, 4, [seccion(501)])
  /** The courses of the column of a course, and those of them above it. */
  const junto = (cursos: readonly CursoDeMalla[], id: Id): { todos: Id[]; encima: Id[] } => {
    const m = mallaCon(cursos)
    const todos = m.columnas[m.columnaDe.get(id)!]!.cursos.map(c => c.id)
    return { todos, encima: todos.slice(0, todos.indexOf(id)) }
  }

  interface Accion {
    que: 'mover' | 'creditos' | 'requisitos' | 'deshacer' | 'rehacer'
    id: Id
    n: number
    orden: number
  }
  const accion = fc.record<Accion>({
    que: fc.constantFrom('mover', 'mover', 'creditos', 'requisitos', 'deshacer', 'deshacer', 'rehacer'),
    id: fc.integer({ min: 1, max: 6 }),
    n: fc.nat(6),
    orden: fc.nat(4),
  })

  /** What an action of the person does to the courses as they are; null where it is not done. */
  function edicionesDe(
    { que, id, n, orden }: Accion,
    cursos: readonly CursoDeMalla[],
  ): EdicionDeCurso[] | null {
    if (que === 'creditos') return [{ id, credits: n }]
    if (que === 'requisitos') return [{ id, requisitos: n === 0 || n === id ? null : previo(n) }]
    const ahora = mallaCon(cursos)
    const { tipo, id: columna } = ahora.columnas[n % ahora.columnas.length]!
    const motivo = whyNotMover(ahora.cursos.get(id)!, tipo === 'ciclo' ? columna : null, ahora)
    return motivo ? null : mover(ahora, id, { tipo, id: columna, orden })
  }

  interface Hecho extends Paso {
    accion: Accion
    ediciones: readonly EdicionDeCurso[]
    sobre: ReadonlyMap<Id, CursoDeMalla>
  }

  /** All done one after the other, as in the editor; what would change nothing is not done. */
  function hacer(acciones: readonly Accion[]): Hecho[] {
    const hechos: Hecho[] = []
    let cursos: readonly CursoDeMalla[] = inicio
    let pila: Pila = pilaVacia
    const dar = (accion: Accion, paso: Paso, ediciones: readonly EdicionDeCurso[]) => {
      hechos.push({ ...paso, accion, ediciones, sobre: porId(cursos) })
      cursos = conPendientes(cursos, [{ ediciones }])
      pila = conPaso(pila, paso)
    }
    const andar = (accion: Accion, tipo: 'deshacer' | 'rehacer') => {
      const cambio = (tipo === 'deshacer' ? pila.hechos : pila.deshechos).at(-1)
      if (cambio) dar(accion, { tipo, cambio }, tipo === 'deshacer' ? cambio.inversas : cambio.ediciones)
    }
    for (const accion of acciones) {
      const { que } = accion
      if (que === 'deshacer' || que === 'rehacer') andar(accion, que)
      else {
        const cambio = cambioDe(que, porId(cursos), edicionesDe(accion, cursos) ?? [])
        if (cambio) dar(accion, { tipo: 'hacer', cambio }, cambio.ediciones)
      }
    }
    return hechos
  }

  const caso = fc.tuple(fc.array(accion, { minLength: 2, maxLength: 12 }), fc.nat(11))
  const probar = (prueba: (antes: Hecho[], quedan: Hecho[]) => void) =>
    fc.assert(
      fc.property(caso, ([acciones, cual]) => {
        const hechos = hacer(acciones)
        fc.pre(hechos.length > 0)
        const k = cual % hechos.length
        const { quedan } = separar(hechos[k]!, hechos.slice(k + 1))
        prueba(hechos.slice(0, k), quedan)
      }),
      { numRuns: 300 },
    )

  it('what stays may go there without it too, stands among the same courses, and is taken back as it was done', () =>
    probar((antes, quedan) => {
      let cursos: readonly CursoDeMalla[] = conPendientes(inicio, antes)
      for (const { tipo, accion, cambio, ediciones, sobre } of quedan) {
        const tras = conPendientes(cursos, [{ ediciones }])
        const vuelta = (tipo === 'deshacer' ? cambio.ediciones : cambio.inversas) as EdicionDeCurso[]
        expect(conPendientes(tras, [{ ediciones: vuelta }])).toEqual(cursos)
        if (tipo === 'hacer') {
          expect(edicionesDe(accion, cursos)).not.toBeNull()
          const visto = junto(conPendientes([...sobre.values()], [{ ediciones }]), accion.id)
          const queda = junto(tras, accion.id)
          if (accion.que === 'mover')
            expect(new Set(queda.encima.filter(id => visto.todos.includes(id)))).toEqual(
              new Set(visto.encima.filter(id => queda.todos.includes(id))),
            )
        }
        cursos = tras
      }
    }))

  it('undoing all that is left in the stack leads back to the beginning, through nothing that was not done', () =>
    probar((antes, quedan) => {
      const dados = [...antes, ...quedan]
      let pila = dados.reduce(conPaso, pilaVacia)
      let cursos: readonly CursoDeMalla[] = conPendientes(inicio, dados)
      for (let ultimo = pila.hechos.at(-1); ultimo; ultimo = pila.hechos.at(-1)) {
        for (const e of ultimo.ediciones) expect(cursos.find(c => c.id === e.id)).toMatchObject(e)
        cursos = conPendientes(cursos, [{ ediciones: ultimo.inversas as EdicionDeCurso[] }])
        pila = conPaso(pila, { tipo: 'deshacer', cambio: ultimo })
      }
      expect(cursos).toEqual(inicio)
    }))
})
