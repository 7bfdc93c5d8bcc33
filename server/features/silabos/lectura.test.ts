import { closeWord, renderWord } from '@malla/documents/engine/word.ts'
import type { DatosSilabo } from '@malla/documents/silabos/datos.ts'
import { documentoDeSilabo } from '@malla/documents/silabos/documentoDeSilabo.ts'
import { hojaDeEjemplo, silaboDeEjemplo } from '@malla/documents/testing/silabo.ts'
import { horasTotales } from '@malla/domain/asignaturas/horas.ts'
import { ordenarReferencias, textoDeReferencia } from '@malla/domain/silabos/apa.ts'
import type { ContenidoDeSilabo } from '@malla/domain/silabos/contenido.ts'
import { estructurasListas } from '@malla/domain/silabos/estructurasListas.ts'
import { horasDeSemana } from '@malla/domain/silabos/horas.ts'
import { contenidoDe, type Reconocido } from '@malla/domain/silabos/reconocer/reconocer.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { leerOrigen } from './lectura.ts'

afterAll(closeWord)

const [u1, ...otras] = silaboDeEjemplo.contenido.unidadesaprendizaje!
const lista = '<ul><li><p>con diagramas</p></li><li><p>sin redundancia</p></li></ul>'
const escrito: DatosSilabo = {
  ...silaboDeEjemplo,
  contenido: {
    ...silaboDeEjemplo.contenido,
    unidadesaprendizaje: [{ ...u1!, resultado: `<p>Modela los datos:</p>${lista}` }, ...otras],
    anexos: [
      { id: 'a1', nombre: 'Rúbrica del proyecto', texto: '<p>Orden y claridad.</p>' },
      { id: 'a2', nombre: 'Guía de laboratorio', texto: '<p>Antes de entrar.</p>' },
    ],
  },
}

/** What is read of the Word that is made of a syllabus. */
async function vuelta(s: DatosSilabo) {
  const archivo = await renderWord(documentoDeSilabo(hojaDeEjemplo, s))
  const leido = leerOrigen({ archivo, competencias: s.competencias })
  if (!('lectura' in leido)) throw new Error(leido.motivo)
  const { reconocidos, noReconocidos } = leido.lectura
  return { reconocidos, noReconocidos, contenido: contenidoDe(reconocidos as Reconocido[]) }
}

/** Units, weeks and weights without their ids, weeks with the hours that are printed of them. */
function programaDe({ unidadesaprendizaje: unidades = [], evaluacion }: ContenidoDeSilabo) {
  const semanales = horasTotales(silaboDeEjemplo.curso)
  return {
    unidades: unidades.map(({ id: _id, semanas, ...u }) => ({
      ...u,
      semanas: semanas.map(({ id: _id, ...x }) => ({ ...x, horas: horasDeSemana(x, semanales) })),
    })),
    lineas: evaluacion?.lineas.map(({ id: _id, unidad_id, ...l }) => ({
      ...l,
      unidad: unidades.findIndex(u => u.id === unidad_id),
    })),
    texto: evaluacion?.texto,
  }
}
const textos = (lineas: readonly { texto: string }[] | undefined) => lineas?.map(l => l.texto)

describe('the Word of a syllabus is read again', () => {
  it.each(['competencias', 'logros', 'instituto'])(
    'of «%s» with the same units, weeks, outcomes and weights',
    async id => {
      const { estructura } = estructurasListas.find(e => e.id === id)!
      const { contenido } = await vuelta({ ...escrito, estructura })
      const leido = programaDe(contenido)
      const fijo = estructura.secciones.find(x => x.clave === 'evaluacion')?.textoFijo ?? ''
      const propio = escrito.contenido.evaluacion!.texto
      expect(leido).toEqual({ ...programaDe(escrito.contenido), texto: fijo + propio })
    },
  )

  it('and with everything else: data, competencies, results, books, texts and annexes', async () => {
    const { reconocidos, noReconocidos, contenido } = await vuelta(escrito)
    expect(reconocidos.find(r => r.clave === 'datos')!.valor).toEqual(
      expect.arrayContaining([
        { nombre: 'Créditos', valor: '4' },
        { nombre: 'Teoría', valor: '3' },
        { nombre: 'Horas semanales', valor: '5' },
        { nombre: 'Semanas', valor: '16' },
      ]),
    )
    const competencias = [...escrito.carta.cartaCompetencias!, ...escrito.contenido.competencias!]
    expect(textos(contenido.competencias)).toEqual(textos(competencias))
    // Tied again to those of the plan, whose codes and levels are therefore no news.
    expect(contenido.competencias!.map(l => l.competencia_id)).toEqual([21, 32])
    expect(reconocidos.find(r => r.clave === 'competencias')!.avisos).toEqual([])
    expect(textos(contenido.resultados)).toEqual(textos(escrito.contenido.resultados))
    const libros = [...escrito.carta.cartaBibliografia!, ...escrito.contenido.bibliografia!]
    expect(textos(contenido.bibliografia)).toEqual(ordenarReferencias(libros).map(textoDeReferencia))
    expect(contenido.metodologia).toBe(escrito.contenido.metodologia)
    expect(contenido.investigacionFormativa).toBe(escrito.contenido.investigacionFormativa)
    expect(contenido.anexos!.map(({ id: _id, ...a }) => a)).toEqual(
      escrito.contenido.anexos!.map(({ id: _id, ...a }) => a),
    )
    // Only the title of the document, which the course has, found no place.
    expect(noReconocidos.map(n => n.titulo)).toEqual([null])
  })

  it('criteria of the carta do not become weights of the syllabus', async () => {
    const [criterio] = escrito.carta.cartaCriterios!
    for (const [nombre, titulo] of [
      ['Examen', 'Criterios de la carta descriptiva'],
      [criterio!.criterio, 'Otros criterios de la carta descriptiva'],
    ] as const) {
      const lineas = [{ id: 'p', nombre, instrumento: '', peso: 100, unidad_id: null }]
      const { contenido, noReconocidos } = await vuelta({
        ...escrito,
        contenido: { ...escrito.contenido, evaluacion: { lineas, texto: '' } },
      })
      expect(programaDe(contenido).lineas).toMatchObject([{ nombre, peso: 100 }])
      expect(noReconocidos.map(n => n.titulo)).toContain(titulo)
    }
  })
})
