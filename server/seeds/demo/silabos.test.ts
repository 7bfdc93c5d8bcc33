import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Servidor, servidor } from './servidorDePrueba.ts'
import { leerContenidos } from './silabos/leerContenidos.ts'
import { periodosDeDemo } from './silabos/periodos.ts'

describe('the syllabi of the demonstration', () => {
  let t: Servidor
  beforeAll(async () => {
    t = await servidor()
    await t.start()
  })
  afterAll(() => t.close())
  const rows = async (text: string) => (await t.owner.query(text)).rows

  it('are of one plan of the university and one of the institute, in two periods, in every state', async () => {
    expect(t.avisos).toEqual([])
    const suma =
      await rows(`select e.tipo, p.fechafin < current_date as pasado, s.estado, s.completado, count(*)::int as n from silabos s
      join empresas e on e.id = s.empresa_id join periodos p on p.empresa_id = s.empresa_id and p.id = s.periodo_id
      group by 1, 2, 3, 4`)
    const cuantos = (tipo: string, pasado: boolean, mas: (fila: (typeof suma)[number]) => boolean) =>
      suma.filter(f => f.tipo === tipo && f.pasado === pasado && mas(f)).reduce((n, f) => n + f.n, 0)
    for (const tipo of ['Universidad', 'Instituto']) {
      for (const estado of ['borrador', 'entregado', 'observado', 'aprobado'])
        expect(
          cuantos(tipo, false, f => f.estado === estado),
          `${tipo}, ${estado}`,
        ).toBeGreaterThan(1)
      expect(
        cuantos(tipo, false, f => f.completado === 2),
        tipo,
      ).toBeGreaterThan(1)
    }
    // Enough for a design of more than two hundred pages.
    expect(cuantos('Universidad', true, f => f.completado === 3)).toBeGreaterThanOrEqual(55)
    expect(cuantos('Universidad', false, f => f.completado === 3)).toBeGreaterThanOrEqual(55)
  })

  it('are of as many weeks as their plan, which the carta says', async () => {
    const semanas =
      await rows(`select distinct e.tipo, l.semanas, (k.contenido ->> 'semanas')::int as del_silabo from silabos s
      join planes l on l.empresa_id = s.empresa_id and l.id = s.planestudio_id
      join config_silabos k on k.empresa_id = s.empresa_id join empresas e on e.id = s.empresa_id`)
    expect(semanas).toHaveLength(2)
    for (const { tipo, semanas: delPlan, del_silabo } of semanas) expect(del_silabo, tipo).toBe(delPlan)
  })

  it('have the carta of every course of both plans, no two with the same words', async () => {
    const cartas =
      await rows(`select e.tipo, count(*)::int as n, count(distinct k.valor)::int as distintas from carta_claves k
      join empresas e on e.id = k.empresa_id where k.clave = 'sumilla' group by 1 order by 1`)
    expect(cartas).toEqual([
      { tipo: 'Instituto', n: 40, distintas: 40 },
      { tipo: 'Universidad', n: 71, distintas: 71 },
    ])
    const [vacias] = await rows(
      "select count(*)::int as n from silabo_claves where valor::text ~ 'undefined|NaN|[{]t[}]|[{]curso[}]'",
    )
    expect(vacias.n).toBe(0)
  })

  it('observed ones say what is asked; approved ones are frozen with the names of their lecturers', async () => {
    const [o] = await rows(
      `select count(*)::int as n, count(respuesta)::int as respondidas from silabo_observaciones`,
    )
    expect(o.n).toBeGreaterThan(3)
    expect(o.respondidas).toBeGreaterThan(0)
    const [c] = await rows(
      "select bool_and(congelado is not null) as todos from silabos where estado = 'aprobado'",
    )
    expect(c.todos).toBe(true)
  })

  it('what the desk tells first was done by somebody of the institution', async () => {
    const ultimos = await rows(`select distinct on (c.empresa_id) p.nombres, c.evento from cambios c
      join empresas e on e.id = c.empresa_id and e.tipo <> 'Colegio'
      join usuarios u on u.id = c.quien join personas p on p.id = u.persona_id order by c.empresa_id, c.id desc`)
    expect(ultimos).toHaveLength(2)
    for (const { nombres } of ultimos) expect(nombres).not.toBe('Administrador')
  })

  it('nobody is mailed, and everybody has an address again', async () => {
    const [r] = await rows(`select (select count(*)::int from correos) as correos,
      (select count(*)::int from personas p join usuarios u on u.persona_id = p.id where u.usuario like '%@demo.edu' and p.correo <> u.usuario) as sin`)
    expect(r).toEqual({ correos: 0, sin: 0 })
  })
})

it.each([
  ['2026-11-21', '2026-I', '2026-II'],
  ['2026-08-01', '2026-I', '2026-II'],
  ['2027-02-10', '2026-II', '2027-I'],
  ['2027-07-31', '2026-II', '2027-I'],
])('on %s the period that is over is %s, and %s goes on', (hoy, pasado, actual) => {
  const p = periodosDeDemo(hoy)
  expect([p.pasado.nombre, p.actual.nombre]).toEqual([pasado, actual])
  expect(p.pasado.fechafin < hoy && p.actual.fechafin >= hoy).toBe(true)
  expect(p.actual.fechaentrega >= hoy && p.actual.fechaentrega <= p.actual.fechafin).toBe(true)
})

it('what is no unit is refused by name', () => {
  expect(() => leerContenidos('# A1 | hace algo\nUnidad: uno; dos')).toThrow('Unidad: uno; dos')
})
