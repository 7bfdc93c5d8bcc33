import { ESTRUCTURA_INICIAL, estructuraCon } from '@malla/domain/silabos/estructura.ts'
import { estructurasListas } from '@malla/domain/silabos/estructurasListas.ts'
import { describe, expect, it } from 'vitest'
import { mergeEdits, withTheirs } from '../../../ui/form/merge.ts'
import { diferencias } from './diferencias.ts'
import {
  conEstructura,
  conSeccion,
  estructuraDeValores,
  ordenadas,
  problemasDe,
  valoresDe,
} from './valores.ts'

const PROPIA = 'propia:11111111-2222-4333-8444-555555555555' as const
const conPropia = () => {
  const v = valoresDe(ESTRUCTURA_INICIAL, 3)
  return {
    ...v,
    ...conSeccion(v, PROPIA, { nombre: 'Ejes', activa: true, textoFijo: '<p>Ética</p>' }),
    orden: [PROPIA, ...v.orden],
  }
}

describe('a structure and its form', () => {
  it.each([{ nombre: 'the first one', estructura: ESTRUCTURA_INICIAL }, ...estructurasListas])(
    '$nombre comes back as it went in',
    ({ estructura: e }) => expect(estructuraDeValores(valoresDe(e, 0))).toEqual(e),
  )

  it('an own section keeps its place', () => {
    const e = estructuraDeValores(conPropia())
    expect(e.secciones[0]).toMatchObject({ clave: PROPIA, nombre: 'Ejes', orden: 0 })
    expect(valoresDe(e, 3)).toEqual(conPropia())
  })

  it('what the order does not name stands last, and what is gone is not named', () => {
    const v = { ...conPropia(), orden: ['anexos', 'propia:gone', 'anexos'] as never }
    expect(ordenadas(v).slice(0, 2)).toEqual(['anexos', 'datos'])
    expect(ordenadas(v)).toHaveLength(13)
  })

  it('an own section that somebody else took away is none of it', () => {
    const mia = { ...conPropia(), ...conSeccion(conPropia(), PROPIA, { nombre: 'Mis ejes' }) }
    const suya = { ...valoresDe(ESTRUCTURA_INICIAL, 4), revision: 4 }
    const { merged, disputed } = mergeEdits(conPropia(), mia, suya)
    expect(disputed.map(d => d.name)).toEqual([`propias.${PROPIA}`])
    const tomada = withTheirs(merged, disputed)
    expect(problemasDe(tomada)).toEqual({})
    expect(estructuraDeValores(tomada)).toEqual(ESTRUCTURA_INICIAL)
    // As a draft of before may have it.
    expect(ordenadas({ ...suya, propias: { [PROPIA]: undefined as never } })).not.toContain(PROPIA)
  })

  it('a ready choice keeps own sections switched off, and texts of the institution', () => {
    const antes = conPropia()
    const v = conEstructura(
      { ...antes, ...conSeccion(antes, 'metodologia', { textoFijo: '<p>ABP</p>' }) },
      estructurasListas.at(-1)!.estructura,
    )
    expect(v.propias[PROPIA]).toMatchObject({ activa: false, requerida: false, textoFijo: '<p>Ética</p>' })
    expect(v.metodologia.textoFijo).toBe('<p>ABP</p>')
    expect(v).toMatchObject({ semanas: 18, revision: 3 })
  })

  it.each([
    [{ semanas: 0 }, 'semanas'],
    [{ escala: { minimo: 20, maximo: 0, aprobatoria: 11 } }, 'escala'],
    [{ semanas: null as never }, 'semanas'],
    [{ escala: { minimo: null as never, maximo: 20, aprobatoria: 11 } }, 'escala'],
    [{ escala: { minimo: 0, maximo: null as never, aprobatoria: 11 } }, 'escala.maximo'],
    [{ escala: { minimo: 0, maximo: 20, aprobatoria: null as never } }, 'escala.aprobatoria'],
    [{ unidad: { singular: ' ', plural: 'x', genero: 'f' as const } }, 'unidad'],
    [{ metodologia: { nombre: '', activa: true, requerida: true, textoFijo: '' } }, 'metodologia'],
    [{ propias: { [PROPIA]: { nombre: '', activa: true, requerida: false, textoFijo: '' } } }, 'propias'],
    [{ columnas: ESTRUCTURA_INICIAL.columnas.map(c => ({ ...c, activa: false })) }, 'columnas'],
  ])('%j is wrong in %s', (cambio, campo) =>
    expect(Object.keys(problemasDe({ ...valoresDe(ESTRUCTURA_INICIAL, 0), ...cambio }))).toEqual([campo]),
  )
})

describe('what a structure would change', () => {
  it('nothing, when it is the same', () =>
    expect(diferencias(ESTRUCTURA_INICIAL, ESTRUCTURA_INICIAL)).toEqual([]))

  it('says it in words', () => {
    const otra = estructuraCon({
      secciones: [
        'datos',
        'sumilla',
        'metodologia',
        'unidadesaprendizaje',
        ['evaluacion', 'Sistema'],
        'tutoria',
      ],
      columnas: { contenidos: 'Temario' },
      semanas: 17,
    })
    expect(diferencias(ESTRUCTURA_INICIAL, otra)).toEqual([
      '«Evaluación» se llama «Sistema».',
      'Se activa «Tutoría».',
      'Se desactiva «Competencias»: lo escrito se conserva.',
      'Se desactiva «Resultados de aprendizaje»: lo escrito se conserva.',
      'Se desactiva «Bibliografía»: lo escrito se conserva.',
      'Se desactiva «Investigación formativa»: lo escrito se conserva.',
      'Se desactiva «Anexos»: lo escrito se conserva.',
      'Cambia el orden de las secciones.',
      'La programación deja de mostrar «Resultado de aprendizaje».',
      'La columna «Contenidos» se llama «Temario».',
      'La programación deja de mostrar «Actividades».',
      'La programación deja de mostrar «Recursos».',
      'La programación deja de mostrar «Evidencia».',
      '17 semanas en vez de 16.',
    ])
  })
})
