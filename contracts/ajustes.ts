import { z } from 'zod'
import { ajustesDeEmpresa } from './ajustesDeEmpresa.ts'
import { call } from './call.ts'
import { obligatorio, one, parrafoObligatorio, revision, texto, written } from './campos.ts'
import { perfil } from './perfil.ts'
import { correo } from './personas.ts'

const webAddress = z.url({ protocol: /^https?$/ }).max(300)

/** What somebody says of the product, on the landing page. */
const testimonio = z.object({
  nombre: obligatorio(120),
  cargo: texto(120).nullable(),
  texto: parrafoObligatorio(600),
})

const DIAS = { error: 'Escriba durante cuántos días se conservan: de 1 a 3650.' }

/** Settings of the installation that root edits. Each block is saved whole; what is absent stays as it is. */
export const ajustesDeInstalacion = z.object({
  /** Where what is written in /contacto goes; null: nowhere yet, and the page says so. */
  contacto: correo.nullable(),
  /** What the foot of the public pages shows. */
  pie: z.object({
    correo: correo.nullable(),
    telefono: texto(40).nullable(),
    credito: texto(120).nullable(),
  }),
  /** External rubrics (§1); null: the landing page has no such link. */
  rubricas: webAddress.nullable(),
  testimonios: z.array(testimonio).max(12),
  /** Who keeps uploaded pictures: this installation, or an outside service of the form of §7. */
  imagenes: z.object({
    servicio: z.enum(['propio', 'externo']),
    direccion: webAddress.nullable(),
    cloud: texto(100).nullable(),
    preset: texto(100).nullable(),
  }),
  /** Whether documents of Office may be shown by an external online viewer (§2): their content then leaves the house. */
  visor_externo: z.boolean(),
  respaldos: z.object({
    activos: z.boolean(),
    /** Hour of the day, «02:00». */
    hora: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Escriba la hora como 02:00.' }),
    /** For how many days each is kept. */
    dias: z.int(DIAS).min(1, DIAS).max(3650, DIAS),
  }),
  /** Whether the landing page invites to try the demonstration. */
  demostracion: z.boolean(),
})
export type AjustesDeInstalacion = z.output<typeof ajustesDeInstalacion>

const instalacion = ajustesDeInstalacion.extend({ revision: z.int() })
const institucion = ajustesDeEmpresa.extend({ revision: z.int() })

/** What public pages show of the settings. */
const ajustesPublicos = ajustesDeInstalacion.pick({ pie: true, rubricas: true, testimonios: true }).extend({
  /** Whether the demonstration can be entered with one click. */
  demostracion: z.boolean(),
  /** Whether somebody reads what is written in /contacto. */
  contacto: z.boolean(),
  /** Address of this installation under which the external viewer of Office documents fetches them; null: it is off. */
  visor: z.string().nullable(),
  /** Address within this installation of the plan that was published last: «/publico/uas/derecho-2026»; null: none is public. */
  plan_publico: z.string().nullable(),
})
export type AjustesPublicos = z.output<typeof ajustesPublicos>

/** Settings that people edit: of the installation (root) and of an institution; and one's own profile. */
export const ajustes = {
  ...perfil,
  publicos: call({
    verb: 'GET',
    path: '/v1/ajustes/publicos',
    access: 'public',
    summary: 'Lo que las páginas públicas muestran: pie, rúbricas, testimonios',
    input: z.object({}),
    output: one(ajustesPublicos),
  }),
  showInstalacion: call({
    verb: 'GET',
    path: '/v1/ajustes/instalacion',
    access: 'administracion',
    summary: 'Los ajustes de la instalación',
    input: z.object({}),
    output: one(instalacion),
  }),
  saveInstalacion: call({
    verb: 'PUT',
    path: '/v1/ajustes/instalacion',
    access: 'administracion',
    summary: 'Cambia los ajustes de la instalación',
    input: ajustesDeInstalacion.partial().extend({ revision }),
    output: written(instalacion),
  }),
  showInstitucion: call({
    verb: 'GET',
    path: '/v1/ajustes/institucion',
    access: 'curricular.ver',
    summary: 'Los ajustes de la institución',
    input: z.object({}),
    output: one(institucion),
  }),
  saveInstitucion: call({
    verb: 'PUT',
    path: '/v1/ajustes/institucion',
    access: 'curricular.editar',
    summary: 'Cambia los ajustes de la institución',
    input: ajustesDeEmpresa.partial().extend({ revision }),
    output: written(institucion),
  }),
}
