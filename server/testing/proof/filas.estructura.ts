import type { Rol } from '@malla/domain/permisos/acciones.ts'
import { ADJUNTOS } from './adjuntos.ts'
import { alta, comun, type Fila, facultad, lugar, nada, type Relacion } from './fila.ts'
import type { Lugar } from './lugar.ts'

/** A lecturer prints nothing but the own syllabi. */
const soloDeSilabos = {
  salvo: (rol: Rol) => (rol === 'docente' ? 403 : undefined),
}

/** A mail changes nothing of the thing: who reads it may send it. */
const deCorreo = {
  salvo: (rol: Rol, relacion: Relacion) => (relacion === 'ajena' || rol === 'docente' ? undefined : 200),
}

/** Rows of calls on faculties, programmes, catalogues, premises and laboratories. */

const programa = (l: Lugar, texto: string) => ({
  nombre: texto,
  facultad_id: l.facultad,
  nivel_id: l.nivel,
  modalidad_id: l.modalidad,
})
const taller = (l: Lugar, texto: string) => ({
  nombre: texto,
  tipo: 1,
  local_id: l.local,
  programas_ids: [l.programa],
})

/**
 * Out of one's own institution nothing is copied (422), and out of another by who works there. Root works everywhere and would copy; what came
 * would read as a leak afterwards. programas/importar has tests of its own.
 */
const deAhi = {
  salvo: (rol: Rol, relacion: Relacion) => (relacion !== 'ajena' ? 422 : rol === 'root' ? null : 404),
}

const catalogo = (entidad: string, propio: (l: Lugar) => number) => ({
  [`${entidad}.list`]: nada(),
  [`${entidad}.show`]: comun(l => ({ id: propio(l) })),
  [`${entidad}.create`]: alta((_l, nombre) => ({ nombre })),
  [`${entidad}.update`]: comun((l, nombre) => ({ id: propio(l), nombre })),
  [`${entidad}.delete`]: comun(l => ({ ids: [propio(l)] }), { da: 409 }),
})

export const filasDeEstructura: Record<string, Fila> = {
  'facultades.arbol': nada(),
  'facultades.porEntidad': nada(),
  'facultades.list': nada(),
  'facultades.show': facultad(l => ({ id: l.facultad })),
  'facultades.create': alta((_l, nombre) => ({ nombre })),
  'facultades.update': facultad((l, nombre) => ({ id: l.facultad, nombre })),
  'facultades.delete': facultad(l => ({ id: l.facultad }), { da: 409 }),
  'facultades.deleteMany': facultad(l => ({ ids: [l.facultad] }), { da: 409 }),
  'facultades.posgrado': alta((_l, nombre) => ({ nombre }), { da: 422 }),
  'facultades.cepre': alta((_l, nombre) => ({ nombre }), { da: 422 }),
  'facultades.importar': comun(l => ({ ids: [l.facultad], empresa_id: l.empresa }), deAhi),

  'programas.list': nada(),
  'programas.totalDc': nada(),
  'programas.show': lugar(l => ({ id: l.programa })),
  'programas.create': facultad(programa, {
    salvo: (_rol, relacion) => (relacion === 'ajena' ? 422 : undefined),
  }),
  'programas.update': lugar((l, texto) => ({ id: l.programa, ...programa(l, texto) })),
  'programas.delete': lugar(l => ({ id: l.programa }), { da: 409 }),
  'programas.deleteMany': lugar(l => ({ ids: [l.programa] }), { da: 409 }),
  'programas.deleteImagen': lugar(l => ({ id: l.programa })),
  'programas.importar': comun(l => ({ ids: [l.programa], empresa_id: l.empresa }), deAhi),
  'programas.porEntidad': nada(),
  'programas.secciones': lugar(l => ({ id: l.programa })),
  'programas.guardarJson': lugar((l, descripcion) => ({
    id: l.programa,
    key: 'misiones',
    items: [{ id: 'a', descripcion }],
  })),
  'programas.guardarArchivos': lugar(l => ({
    parent_id: l.programa,
    key: 'misiones',
    item_id: 'a',
    archivo: ADJUNTOS.pdf,
  })),
  'programas.deleteArchivo': lugar(l => ({ parent_id: l.programa, id: l.adjuntoPrograma })),

  'niveles.list': nada(),
  'niveles.create': alta((_l, nombre) => ({ nombre, codigo: nombre.replace(/\D/g, '').padStart(5, '9') })),
  'niveles.update': comun((l, nombre) => ({ id: l.nivel, nombre })),
  'niveles.delete': comun(l => ({ id: l.nivel }), { da: 409 }),
  'modalidades.list': nada(),
  'modalidades.create': alta((_l, nombre) => ({ nombre })),
  'modalidades.update': comun((l, nombre) => ({ id: l.modalidad, nombre })),
  'modalidades.delete': comun(l => ({ id: l.modalidad }), { da: 409 }),

  'locales.list': nada(),
  'locales.create': alta((_l, nombre) => ({ nombre })),
  'locales.update': comun((l, nombre) => ({ id: l.local, nombre })),
  'locales.delete': comun(l => ({ id: l.local }), { da: 409 }),
  'laboratorios.list': nada(),
  'laboratorios.show': comun(l => ({ id: l.laboratorio })),
  'laboratorios.create': alta(taller),
  'laboratorios.update': comun((l, texto) => ({ id: l.laboratorio, ...taller(l, texto) })),
  'laboratorios.delete': comun(l => ({ id: l.laboratorio })),
  'laboratorios.deleteMany': comun(l => ({ ids: [l.laboratorio] })),
  'laboratorios.pdfFiltro': nada(() => ({}), soloDeSilabos),
  'laboratorios.mailFiltro': nada(l => ({ correo: l.para }), soloDeSilabos),
  'laboratorios.pdf': comun(l => ({ id: l.laboratorio })),
  'laboratorios.mail': comun(l => ({ id: l.laboratorio, correo: l.para }), deCorreo),
  'laboratorios.pdfEquipo': comun(l => ({ labId: l.laboratorio, equipoId: l.equipo })),
  'laboratorios.mailEquipo': comun(
    l => ({ labId: l.laboratorio, equipoId: l.equipo, correo: l.para }),
    deCorreo,
  ),
  'modelos.list': nada(),
  'modelos.create': alta((_l, nombre) => ({ nombre })),
  'modelos.update': comun((l, nombre) => ({ id: l.modelo, nombre })),
  'modelos.delete': comun(l => ({ id: l.modelo })),
  'modelos.pdf': comun(l => ({ id: l.modelo })),
  'modelos.mail': comun(l => ({ id: l.modelo, correo: l.para }), deCorreo),
  'laboratorios.porPlan': lugar(l => ({ planId: l.plan })),
  'laboratorios.guardarPorPlan': lugar(l => ({ planId: l.plan, laboratorios_ids: [l.laboratorio] })),

  ...catalogo('areascursos', l => l.area),
  ...catalogo('tiposcursos', l => l.tipo),
  ...catalogo('tipologiasespecialescursos', l => l.tipologia),
  'parametros.list': nada(() => ({ tipo: 'areascursos' })),
  'busqueda.buscar': nada(() => ({ q: 'zq' })),
}
