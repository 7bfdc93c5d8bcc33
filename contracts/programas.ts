import { limitesDePrograma } from '@malla/domain/programas/catalogos.ts'
import { z } from 'zod'
import { MAYOR_ARCHIVO } from './archivos.ts'
import { call } from './call.ts'
import {
  archivo,
  byId,
  changes,
  deleted,
  estado,
  id,
  idOrZero,
  ids,
  instante,
  list,
  obligatorio,
  one,
  paged,
  pageInput,
  written,
} from './campos.ts'
import { adjuntar, adjunto, guardarTexto, seccionDeTexto } from './textos.ts'

const especialidad = z.object({ id: id.optional(), nombre: obligatorio() })

/** An academic programme. `carrera_id` 0 means a level-type programme, which shows the Segundas Especialidades node (§3). */
const programa = z.object({
  id,
  nombre: z.string(),
  facultad_id: id,
  facultad: z.string(),
  nivel_id: id,
  nivel: z.string(),
  modalidad_id: id,
  modalidad: z.string(),
  tiponivel_id: z.int(),
  carrera_id: z.int(),
  especialidades: z.array(z.object({ id, nombre: z.string() })),
  maxciclos: z.int().nullable(),
  ciclosporanio: z.int().nullable(),
  repeticiones: z.int().nullable(),
  tipociclo_id: z.int().nullable(),
  tipoduracion: z.string().nullable(),
  duracion: z.int().nullable(),
  imagen_url: z.string().nullable(),
  estado,
  planes_count: z.int(),
  revision: z.int(),
  created_at: instante,
})
export type Programa = z.output<typeof programa>

/** A number of a programme within its limits (§5), or nothing. */
function numero(campo: keyof typeof limitesDePrograma) {
  const { min, max } = limitesDePrograma[campo]
  return z.int().min(min).max(max).nullable().optional()
}

const fields = z.object({
  nombre: obligatorio(),
  facultad_id: id,
  nivel_id: id,
  modalidad_id: id,
  /** 0 marks a level-type programme; anything else, or nothing, an ordinary one. */
  carrera_id: idOrZero.optional(),
  especialidades: z.array(especialidad).max(100).optional(),
  maxciclos: numero('maxciclos'),
  ciclosporanio: numero('ciclosporanio'),
  repeticiones: numero('repeticiones'),
  tipociclo_id: z.int().min(1).max(5).nullable().optional(),
  tipoduracion: z.enum(['00001', '00002', '00003', '00004']).nullable().optional(),
  duracion: numero('duracion'),
  estado: estado.optional(),
  imagen: archivo.optional(),
})

const path = '/v1/programas/{id}'

export const programas = {
  list: call({
    verb: 'GET',
    path: '/v1/programas',
    access: 'estructura.ver',
    summary: 'Los programas, por páginas',
    input: pageInput.extend({
      facultad_id: id.optional(),
      nivel_id: id.optional(),
      modalidad_id: id.optional(),
      estado: estado.optional(),
    }),
    output: paged(programa),
  }),
  totalDc: call({
    verb: 'GET',
    path: '/v1/programas/total/dc',
    access: 'estructura.ver',
    summary: 'Cuántos programas hay (la insignia de Plan de Estudios)',
    input: z.object({}),
    output: z.object({ num: z.int() }),
  }),
  show: call({
    verb: 'GET',
    path,
    access: 'estructura.ver',
    summary: 'Un programa',
    input: byId,
    output: one(programa),
  }),
  create: call({
    verb: 'POST',
    path: '/v1/programas',
    access: 'estructura.crear',
    summary: 'Crea un programa',
    input: fields,
    output: written(programa),
  }),
  update: call({
    verb: 'PUT',
    path,
    access: 'estructura.editar',
    summary: 'Cambia un programa',
    input: changes(fields),
    output: written(programa),
  }),
  delete: call({
    verb: 'DELETE',
    path,
    access: 'estructura.eliminar',
    summary: 'Elimina un programa sin planes',
    input: byId,
    output: deleted,
  }),
  deleteMany: call({
    verb: 'DELETE',
    path: '/programas/delete',
    access: 'estructura.eliminar',
    summary: 'Elimina varios programas sin planes, todos o ninguno',
    input: z.object({ ids }),
    output: deleted,
  }),
  deleteImagen: call({
    verb: 'DELETE',
    path: '/v1/programas/imagen/{id}',
    access: 'estructura.editar',
    summary: 'Quita la imagen de un programa',
    input: byId,
    output: deleted,
  }),
  importar: call({
    verb: 'POST',
    path: '/v1/programas/importar',
    access: 'estructura.crear',
    summary: 'Copia programas, sin planes, de otra institución que la persona puede ver',
    /** `empresa_id`: the institution they come from; without it the one among those the person may see that has them. */
    input: z.object({ ids, empresa_id: id.optional() }),
    output: z.object({ message: z.string(), count: z.int(), total: z.int() }),
  }),
  porEntidad: call({
    verb: 'GET',
    path: '/v1/programas/por/entidad',
    access: 'estructura.ver',
    summary: 'Los programas de la institución, o de otra que la persona puede ver (para importar)',
    input: z.object({ empresa_id: id.optional() }),
    output: list(
      z.object({ id, nombre: z.string(), facultad: z.string(), nivel: z.string(), modalidad: z.string() }),
    ),
  }),
  secciones: call({
    verb: 'GET',
    path: '/v1/programas/{id}/secciones',
    access: 'estructura.ver',
    summary: 'Los textos de un programa',
    input: byId,
    output: list(seccionDeTexto),
  }),
  guardarJson: call({
    verb: 'POST',
    path: '/v1/programas/guardar/json/{id}',
    access: 'contenido.editar',
    summary: 'Guarda un texto de un programa',
    input: guardarTexto,
    output: written(seccionDeTexto),
  }),
  guardarArchivos: call({
    verb: 'POST',
    path: '/v1/programas/guardar/archivos/json/{parent_id}',
    access: 'contenido.editar',
    summary: 'Adjunta archivos (PDF, imagen, Word, Excel) a un texto de un programa',
    input: adjuntar,
    output: written(z.array(adjunto)),
    maxFile: MAYOR_ARCHIVO,
  }),
  deleteArchivo: call({
    verb: 'DELETE',
    path: '/v1/programas/guardar/archivos/json/{parent_id}/{id}',
    access: 'contenido.editar',
    summary: 'Quita un archivo adjunto de un programa',
    input: z.object({ parent_id: id, id }),
    output: deleted,
  }),
}
