import { z } from 'zod'
import { call } from './call.ts'
import { list } from './campos.ts'

/** Codes are text: «01», «0101», «010101» stay so. */
const codigo = (digits: 2 | 4 | 6) => z.string().regex(new RegExp(`^\\d{${digits}}$`))

/** A code by which a list is narrowed; emptied it narrows nothing. */
const filtro = (digits: 2 | 4) =>
  z
    .string()
    .regex(new RegExp(`^(\\d{${digits}})?$`))
    .optional()

const departamento = z.object({ id: codigo(2), departamento: z.string() })
const provincia = z.object({ id: codigo(4), provincia: z.string(), departamento_id: codigo(2) })
const distrito = z.object({ id: codigo(6), distrito: z.string(), provincia_id: codigo(4) })
export type Departamento = z.output<typeof departamento>
export type Provincia = z.output<typeof provincia>
export type Distrito = z.output<typeof distrito>

/** Departments, provinces and districts (§3, Ubigeo). */
export const ubigeo = {
  departamentos: call({
    verb: 'GET',
    path: '/ubigeo/departamentos',
    access: 'session',
    summary: 'Departamentos del Perú',
    input: z.object({}),
    output: list(departamento),
  }),
  provincias: call({
    verb: 'GET',
    path: '/ubigeo/provincias',
    access: 'session',
    summary: 'Provincias, todas o las de un departamento',
    input: z.object({ departamento_id: filtro(2) }),
    output: list(provincia),
  }),
  distritos: call({
    verb: 'GET',
    path: '/ubigeo/distritos',
    access: 'session',
    summary: 'Distritos, todos o los de una provincia',
    input: z.object({ provincia_id: filtro(4) }),
    output: list(distrito),
  }),
}
