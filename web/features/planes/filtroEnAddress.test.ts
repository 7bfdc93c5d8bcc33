import { expect, it } from 'vitest'
import { readQuery, writeQuery } from '../../paths.ts'
import { enAddress, filtroDeAddress } from './filtroEnAddress.ts'

it.each([
  [{}, ''],
  [{ ciclo_id: 3 }, '?solo=ciclo.3'],
  [
    { seccion_id: 2, areacurso_id: 5, tipocurso_id: 1, tipologiaespecial_id: 9 },
    '?solo=seccion.2_area.5_tipo.1_tipologia.9',
  ],
])('%j stands in the address as «%s», and is read back', (filtro, escrita) => {
  const query = writeQuery(enAddress(filtro))
  expect(query).toBe(escrita)
  expect(filtroDeAddress(readQuery(query))).toEqual(filtro)
})

it.each(['incompletos', 'ciclo', 'ciclo.0', 'ciclo.x_area.-1', 'otro.3'])('«%s» narrows nothing', solo =>
  expect(filtroDeAddress({ solo })).toEqual({}),
)
