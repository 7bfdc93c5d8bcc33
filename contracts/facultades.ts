import { z } from 'zod'
import { call } from './call.ts'
import {
  byId,
  changes,
  deleted,
  estado,
  id,
  ids,
  instante,
  list,
  obligatorio,
  one,
  paged,
  pageInput,
  written,
} from './campos.ts'

const txtType = z.enum(['facultad', 'isCepre', 'isPosgrado'])

/** A faculty; cepre and posgrado are the two special ones, at most one of each (§3). `programas_count`: those of its programmes that the reader may see. */
const facultad = z.object({
  id,
  nombre: z.string(),
  txt_type: txtType,
  estado,
  programas_count: z.int(),
  revision: z.int(),
  created_at: instante,
})
export type Facultad = z.output<typeof facultad>

const fields = z.object({ nombre: obligatorio(), estado: estado.optional() })

const planDelArbol = z.object({
  id,
  full_name: z.string(),
  carrera_id: z.int(),
  fechacese: z.string().nullable(),
  cursos_count: z.int(),
  /** Of these, those that have hours and an area: what estadoCursosRegistrados goes by. */
  completos: z.int(),
  created_at: instante,
})
const programaDelArbol = z.object({
  id,
  nombre: z.string(),
  carrera_id: z.int(),
  estado,
  especialidades: z.array(z.object({ id, nombre: z.string() })),
  planes_estudios: z.array(planDelArbol),
})
const modalidadDelArbol = z.object({ id: z.int(), nombre: z.string(), programas: z.array(programaDelArbol) })
const nivelDelArbol = z.object({
  id: z.int(),
  nombre: z.string(),
  codigo: z.string(),
  modalidades: z.array(modalidadDelArbol),
})
/** A faculty with all that hangs on it down to the plans; cycles and courses are asked for when a plan is opened. */
const facultadDelArbol = z.object({
  id,
  nombre: z.string(),
  txt_type: txtType,
  estado,
  niveles: z.array(nivelDelArbol),
})
export type FacultadDelArbol = z.output<typeof facultadDelArbol>

const path = '/v1/facultades/{id}'

export const facultades = {
  arbol: call({
    verb: 'GET',
    path: '/v1/facultades/arbol/con/planes',
    access: 'estructura.ver',
    summary: 'El árbol de la institución: facultad, nivel, modalidad, programa y planes',
    input: z.object({}),
    output: z.object({
      data: z.object({
        cepre: facultadDelArbol.nullable(),
        posgrado: facultadDelArbol.nullable(),
        facultades: z.array(facultadDelArbol),
      }),
    }),
  }),
  porEntidad: call({
    verb: 'GET',
    path: '/v1/facultades/por/entidad',
    access: 'estructura.ver',
    summary: 'Las facultades de la institución, o de otra que la persona puede ver (para importar)',
    input: z.object({ empresa_id: id.optional() }),
    output: list(z.object({ id, nombre: z.string(), txt_type: txtType, estado, programas_count: z.int() })),
  }),
  list: call({
    verb: 'POST',
    path: '/facultades/list',
    access: 'estructura.ver',
    summary: 'Las facultades, por páginas',
    input: pageInput.extend({ estado: estado.optional() }),
    output: paged(facultad),
    writes: false,
  }),
  show: call({
    verb: 'GET',
    path,
    access: 'estructura.ver',
    summary: 'Una facultad',
    input: byId,
    output: one(facultad),
  }),
  create: call({
    verb: 'POST',
    path: '/v1/facultades',
    access: 'estructura.crear',
    summary: 'Crea una facultad',
    input: fields,
    output: written(facultad),
  }),
  update: call({
    verb: 'PUT',
    path,
    access: 'estructura.editar',
    summary: 'Cambia una facultad',
    input: changes(fields),
    output: written(facultad),
  }),
  delete: call({
    verb: 'DELETE',
    path,
    access: 'estructura.eliminar',
    summary: 'Elimina una facultad vacía',
    input: byId,
    output: deleted,
  }),
  deleteMany: call({
    verb: 'DELETE',
    path: '/facultades/delete',
    access: 'estructura.eliminar',
    summary: 'Elimina varias facultades vacías, todas o ninguna',
    input: z.object({ ids }),
    output: deleted,
  }),
  posgrado: call({
    verb: 'POST',
    path: '/v1/facultades/posgrado',
    access: 'estructura.crear',
    summary: 'Crea la facultad de posgrado',
    input: z.object({ nombre: obligatorio().optional() }),
    output: written(facultad),
  }),
  cepre: call({
    verb: 'POST',
    path: '/v1/facultades/cepre',
    access: 'estructura.crear',
    summary: 'Crea el centro preuniversitario',
    input: z.object({ nombre: obligatorio().optional() }),
    output: written(facultad),
  }),
  importar: call({
    verb: 'POST',
    path: '/v1/facultades/importar',
    access: 'estructura.crear',
    summary: 'Copia facultades con sus programas, sin planes, de otra institución que la persona puede ver',
    /** `empresa_id`: the institution they come from; without it the one among those the person may see that has them. */
    input: z.object({ ids, empresa_id: id.optional() }),
    output: z.object({ message: z.string(), count: z.int(), total: z.int() }),
  }),
}
