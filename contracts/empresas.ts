import { estadosDeEmpresa, tiposDeEmpresa } from '@malla/domain/empresas/catalogos.ts'
import { isRuc } from '@malla/domain/empresas/ruc.ts'
import { z } from 'zod'
import { call } from './call.ts'
import {
  byIdOrFirst,
  byIds,
  deleted,
  id,
  instante,
  obligatorio,
  one,
  paged,
  pageInput,
  revision,
  texto,
  written,
} from './campos.ts'
import { motivo } from './errores.ts'
import { correo, distritoId, imagenUrl } from './personas.ts'

const tipo = z.enum(tiposDeEmpresa.map(t => t.nombre))
const estado = z.enum(estadosDeEmpresa)

/** Tax number of Peru: eleven digits, the last of which checks the others. */
const ruc = texto(11).refine(isRuc, { error: motivo('no es un RUC válido') })
/** A word alone («y») is an address too, but of nobody's. */
const isDeLaWeb = (s: string): boolean => URL.canParse(s) && /[^.]\.[^.]/.test(new URL(s).hostname)
/** An address of the web; written without its scheme, it gets https. */
const web = texto(200)
  .overwrite(s => (s === '' || /^https?:\/\//i.test(s) ? s : `https://${s}`))
  .refine(isDeLaWeb, { error: motivo('debe ser una dirección web válida') })

/** What an institution says of itself; each may be missing. */
const perfil = z.object({
  nombrecomercial: z.string().nullable(),
  /** Stands beside the name in documents: «UAS». */
  siglas: z.string().nullable(),
  ruc: z.string().nullable(),
  correo: z.string().nullable(),
  telefono: z.string().nullable(),
  web: z.string().nullable(),
  direccion: z.string().nullable(),
  distrito_id: z.string().nullable(),
  lema: z.string().nullable(),
})

/** An institution (§3, Empresa). */
const empresa = perfil.extend({
  id,
  razonsocial: z.string(),
  estado,
  tipo,
  imagen_url: z.string().nullable(),
  /** «Yanahuara, Arequipa, Arequipa»; null without a district. */
  lugar: z.string().nullable(),
  /** How many people have a role in it. */
  usuarios_count: z.int(),
  created_at: instante,
  revision: z.int(),
})
export type Empresa = z.output<typeof empresa>

const camposDePerfil = z.object({
  razonsocial: obligatorio(200),
  imagen_url: imagenUrl.optional(),
  nombrecomercial: texto(200).nullable().optional(),
  siglas: texto(20).nullable().optional(),
  ruc: ruc.nullable().optional(),
  correo: correo.nullable().optional(),
  telefono: texto(40).nullable().optional(),
  web: web.nullable().optional(),
  direccion: texto(200).nullable().optional(),
  distrito_id: distritoId.optional(),
  lema: texto(200).nullable().optional(),
})
const fields = camposDePerfil.extend({ tipo, estado: estado.optional() })

const filtros = { tipo: tipo.optional(), estado: estado.optional() }

/** Institutions (§3, Empresa), for the administrator; and the profile of one's own. */
export const empresas = {
  list: call({
    verb: 'POST',
    path: '/empresas/list',
    access: 'administracion',
    summary: 'Las instituciones de la instalación, por páginas; el filtro busca en la razón social',
    input: pageInput.extend(filtros),
    output: paged(empresa),
    writes: false,
  }),
  show: call({
    verb: 'POST',
    path: '/empresas/show',
    access: 'administracion',
    summary: 'Una institución: por su id, o la primera que cumple la condición',
    input: byIdOrFirst,
    output: one(empresa),
    writes: false,
  }),
  create: call({
    verb: 'POST',
    path: '/empresas/save',
    access: 'administracion',
    summary: 'Crea una institución con los catálogos de su tipo',
    input: fields,
    output: written(empresa),
  }),
  update: call({
    verb: 'PUT',
    path: '/empresas/save',
    access: 'administracion',
    summary: 'Cambia una institución; si deja de estar activada, sus sesiones terminan',
    input: fields.partial().extend({ id, revision }),
    output: written(empresa),
  }),
  saveProfile: call({
    verb: 'POST',
    path: '/empresas/saveProfile',
    access: 'administracion',
    summary: 'Cambia el perfil de la institución con la que se trabaja',
    input: camposDePerfil.partial().extend({ revision }),
    output: written(empresa),
  }),
  delete: call({
    verb: 'DELETE',
    path: '/empresas/delete',
    access: 'administracion',
    summary: 'Elimina instituciones vacías: todas o ninguna',
    input: byIds,
    output: deleted,
  }),
}
