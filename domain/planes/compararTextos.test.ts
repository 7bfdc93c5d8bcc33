import { describe, expect, it } from 'vitest'
import { compararLugares, totalesComparados } from './compararLugares.ts'
import { compararDatos, compararTextos } from './compararTextos.ts'

const t = (key: string, texto: string) => ({ key, titulo: key.toUpperCase(), texto })

describe('texts', () => {
  it.each([
    ['the same', 'a', 'a', ['igual']],
    ['written anew', '', 'a', ['nuevo']],
    ['emptied', 'a', '', ['retirado']],
    ['changed', 'a', 'b', ['cambiado']],
    ['empty in both: left out', '', '', []],
  ])('%s', (_case, antes, despues, expected) =>
    expect(compararTextos([t('mision', antes)], [t('mision', despues)]).map(x => x.cambio)).toEqual(expected),
  )

  it('sections that only one of the plans has', () =>
    expect(compararTextos([t('a', 'x')], [t('b', 'y')]).map(x => `${x.key} ${x.cambio}`)).toEqual([
      'b nuevo',
      'a retirado',
    ]))
})

describe('general data', () => {
  const datos = {
    programa: 'Derecho',
    modalidad: null,
    semanas: 16,
    horas_credito_teoria: 16,
    horas_credito_practica: 32,
    creditos_totales: 200,
    creditos_generales: 35,
    creditos_electivos: null,
  }
  it('only what differs, decimals with a comma', () =>
    expect(compararDatos(datos, { ...datos, semanas: 17, creditos_electivos: 12.5 })).toEqual([
      { campo: 'semanas', antes: '16', despues: '17' },
      { campo: 'creditos_electivos', antes: '', despues: '12,5' },
    ]))
  it('words stay as they are, points too', () =>
    expect(compararDatos(datos, { ...datos, programa: 'Adm. de Empresas' })).toEqual([
      expect.objectContaining({ campo: 'programa', despues: 'Adm. de Empresas' }),
    ]))
})

describe('cycles side by side', () => {
  const curso = (clave: string, credits: number | null, horasteoria: number) =>
    ({ claveDeLugar: clave, credits, horasteoria, horaspractica: 0, horasvirtual: 0.5 }) as never
  const cursos = {
    antes: [curso('c1', 4, 3), curso('c2', 3, 2)],
    despues: [curso('c1', 4.5, 4), curso('c1', 1, 1)],
  }
  const ciclo = (n: number) => ({ clave: `c${n}`, nombre: `Ciclo ${n}` })
  const plan = (suyos: never[], creditosElectivos: number | null) => ({
    cursos: suyos,
    ciclos: [ciclo(1), ciclo(2)],
    creditosElectivos,
  })

  it('counts each, and one that a plan does not have is null', () => {
    const [uno, dos] = compararLugares([ciclo(1), ciclo(2)], [ciclo(1)], cursos)
    expect(uno).toMatchObject({
      nombre: 'Ciclo 1',
      antes: { cursos: 1, creditos: 4, horas: 3.5 },
      despues: { cursos: 2, creditos: 5.5, horas: 6 },
    })
    expect(dos).toMatchObject({ nombre: 'Ciclo 2', antes: { cursos: 1, creditos: 3 }, despues: null })
  })

  it('the whole takes what electives require along', () =>
    expect(totalesComparados(plan(cursos.antes, 6))).toMatchObject({ cursos: 2, creditos: 13, horas: 6 }))

  it.each([
    ['a school has no credits', [curso('c1', null, 2)], null, null],
    ['nor where its electives ask some', [curso('c1', null, 2), curso('s talleres', null, 2)], 6, null],
    ['electives with credits alone have some', [curso('c1', null, 2), curso('s a', 3, 2)], 6, 6],
    ['without courses there are none', [], 6, null],
  ])('%s', (_case, suyos, electivos, creditos) =>
    expect(totalesComparados(plan(suyos, electivos)).creditos).toBe(creditos),
  )
})
