import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { contextoDe, fila } from './grillaDePrueba.ts'
import { tallerVacio } from './historia.ts'
import { LineaDeCelda } from './LineaDeCelda.tsx'

const curso = fila(1, { nombre: 'Álgebra' })
const dicho = (borradas: number[], activa: typeof curso | null): string => {
  const { borrador } = tallerVacio
  return renderToStaticMarkup(
    createElement(LineaDeCelda, {
      id: 'linea',
      fila: activa,
      columna: 'nombre',
      rango: null,
      en: {
        taller: { ...tallerVacio, borrador: { ...borrador, borradas: new Set(borradas) } },
        ctx: contextoDe([curso]),
        vivas: [],
        problemas: new Map(),
      },
      rechazo: { celdas: new Map(), generales: [] },
      plan: '',
    }),
  )
}

it.each([
  ['of a course', [], curso, 'Álgebra'],
  ['of one that is to be deleted', [1], curso, 'Se elimina al guardar.'],
  ['of the place for new ones', [], null, 'Escriba para añadir un curso.'],
])('what is said %s', (_case, borradas, activa, texto) => expect(dicho(borradas, activa)).toContain(texto))
