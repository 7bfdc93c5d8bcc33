import type { Comparacion } from '@malla/contracts/versiones.ts'
import { expect, it } from 'vitest'
import { pdfComparacion } from './comparacion.ts'

const curso = { id: 1, codigo: 'UD-1', nombre: 'Redes', lugar: 'I', credits: 3, horas: 4 }
const plan = { full_name: 'Plan', programa: 'Redes' } as Comparacion['antes']
const nada = { cursos: 1, creditos: 3, horas: 4, horasteoria: 4, horaspractica: 0, horasvirtual: 0 }
const comparacion: Comparacion = {
  antes: plan,
  despues: plan,
  resumen: { iguales: 0, nuevos: 1, retirados: 0, cambiados: 1, movidos: 1, textos: 0, competencias: 0 },
  generales: [],
  cursos: [
    { cambio: 'nuevo', movido: false, por: null, antes: null, despues: curso, campos: [] },
    { cambio: 'cambiado', movido: true, por: 'codigo', antes: curso, despues: curso, campos: [] },
  ],
  competencias: [],
  ciclos: [],
  secciones: [],
  totales: { antes: nada, despues: nada },
  textos: [],
}

it.each([
  ['Universidad', ['Nuevos', 'Retirados', 'Cambiados', 'Movidos', 'Nuevo', 'Cambiado y movido']],
  ['Instituto', ['Nuevas', 'Retiradas', 'Cambiadas', 'Movidas', 'Nueva', 'Cambiada y movida']],
])('what changed agrees with the word of a %s for a course', (tipo, dichos) => {
  const institucion = { razonsocial: 'Institución', tipo, imagen: null } as never
  const impreso = JSON.stringify(pdfComparacion(comparacion, { institucion, emitido: '2026-11-28' }, true))
  for (const dicho of dichos) expect(impreso).toContain(`"${dicho}"`)
})
