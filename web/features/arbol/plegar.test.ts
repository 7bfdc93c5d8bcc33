import type { NodoArbol, TipoDeNodo } from '@malla/domain/arbol/nodo.ts'
import { nodo } from '@malla/domain/arbol/nodo.ts'
import { expect, it } from 'vitest'
import { plegarUnicos } from './plegar.ts'

const n = (tipo: TipoDeNodo, titulo: string, ...hijos: NodoArbol[]): NodoArbol =>
  nodo('', tipo, { id: 1, titulo, hijos })
const f = (...hijos: NodoArbol[]) => n('facultad', 'Facultad', ...hijos)
const lineas = (nodos: readonly NodoArbol[], sangria = ''): string[] =>
  nodos.flatMap(x => [sangria + x.titulo, ...lineas(x.hijos, `${sangria} `)])

const civil = n('programa', 'Civil', n('plan', 'Plan 2026'))
const presencial = n('modalidad', 'Presencial', civil)
const distancia = n('modalidad', 'A distancia', n('programa', 'Sistemas'))

it.each<[string, NodoArbol, string]>([
  ['one level with one modality', f(n('nivel', 'Pregrado', presencial)), 'Facultad> Civil>  Plan 2026'],
  [
    'one level with two modalities',
    f(n('nivel', 'Pregrado', presencial, distancia)),
    'Facultad> Presencial>  Civil>   Plan 2026> A distancia>  Sistemas',
  ],
  [
    'two levels with a modality each',
    f(n('nivel', 'Pregrado', presencial), n('nivel', 'Maestría', distancia)),
    'Facultad> Pregrado>  Civil>   Plan 2026> Maestría>  Sistemas',
  ],
  ['nothing hangs on it', f(), 'Facultad'],
  ['what hangs on a programme stays', civil, 'Civil> Plan 2026'],
])('%s', (_case, antes, despues) => expect(lineas(plegarUnicos([antes])).join('>')).toBe(despues))
