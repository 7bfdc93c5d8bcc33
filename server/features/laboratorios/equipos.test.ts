import { describe, expect, it } from 'vitest'
import { casaDeLaboratorios, URL } from './testing/casaDeLaboratorios.ts'

const casa = casaDeLaboratorios()
const { ask, make } = casa

describe('the equipment of a laboratory', () => {
  const lineas = async (id: number) => (await ask('GET', `${URL}/${id}`)).body.data.equipos

  it('is written with it, keeps its ids, and a record says what changed', async () => {
    const { id } = await make('Redes', {
      equipos: [
        { nombre: 'Conmutador', cantidad: 4, codigo: '0021' },
        { nombre: 'Rack', descripcion: 'De 42 unidades' },
      ],
    })
    const hecho = await casa.t.owner.query('select despues from cambios order by id desc limit 1')
    expect(hecho.rows[0].despues.equipos).toEqual(['Conmutador · 0021 · × 4', 'Rack · De 42 unidades'])
    const antes = await lineas(id)
    expect(antes).toMatchObject([
      { nombre: 'Conmutador', cantidad: 4, codigo: '0021', descripcion: null },
      { nombre: 'Rack', cantidad: 1, codigo: null, descripcion: 'De 42 unidades' },
    ])
    const r = await ask('PUT', `${URL}/${id}`, {
      equipos: [{ id: antes[0].id, nombre: 'Conmutador', cantidad: 6 }, { nombre: 'Probador de cables' }],
      revision: 1,
    })
    expect([r.status, r.body.data.revision]).toEqual([200, 2])
    expect(await lineas(id)).toMatchObject([
      { id: antes[0].id, cantidad: 6, codigo: '0021' },
      { nombre: 'Probador de cables' },
    ])
    const { rows } = await casa.t.owner.query('select antes, despues from cambios order by id desc limit 1')
    expect(rows[0]).toMatchObject({
      antes: { equipos: ['Conmutador · 0021 · × 4', 'Rack · De 42 unidades'] },
      despues: { equipos: ['Conmutador · 0021 · × 6', 'Probador de cables'] },
    })
  })

  it('that says nothing of it leaves it alone; the same again is no change', async () => {
    const { id } = await make('Tamizado', { equipos: [{ nombre: 'Tamiz' }] })
    const [tamiz] = await lineas(id)
    await ask('PUT', `${URL}/${id}`, { capacidad: 12 })
    expect(await lineas(id)).toEqual([tamiz])
    const r = await ask('PUT', `${URL}/${id}`, { equipos: [{ id: tamiz.id, nombre: 'Tamiz' }] })
    expect(r.body.data.revision).toBe(2)
  })

  it('of another laboratory, twice or without a name is refused under its line', async () => {
    const otro = (await make('Ajeno', { equipos: [{ nombre: 'Horno' }] })) as unknown as {
      equipos: { id: number }[]
    }
    const { id } = await make('Propio', { equipos: [{ nombre: 'Balanza' }] })
    const [balanza] = await lineas(id)
    const r = await ask('PUT', `${URL}/${id}`, {
      equipos: [
        { id: otro.equipos[0]!.id, nombre: 'Horno' },
        { id: balanza.id, nombre: 'Balanza' },
        { id: balanza.id, nombre: 'Balanza' },
      ],
    })
    expect([r.status, r.body.errors]).toEqual([
      422,
      {
        'equipos.0.id': ['Ese equipo ya no está en este laboratorio o taller.'],
        'equipos.2.id': ['Ese equipo está dos veces.'],
      },
    ])
    expect((await ask('PUT', `${URL}/${id}`, { equipos: [{ nombre: '' }] })).body.errors).toHaveProperty([
      'equipos.0.nombre',
    ])
    expect(await lineas(id)).toEqual([balanza])
  })
})
