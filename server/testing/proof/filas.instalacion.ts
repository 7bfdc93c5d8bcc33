import { canalEmpresa } from '../../platform/realtime/canales.ts'
import { ADJUNTOS } from './adjuntos.ts'
import { alta, comun, deOtro, type Fila, instalacion, lugar, nada } from './fila.ts'

/** Rows of calls on people, institutions, sessions and what belongs to all. */

const persona = (texto: string) => ({ nombres: texto, correo: `${texto.replaceAll(' ', '')}@ejemplo.edu` })

export const filasDeInstalacion = {
  'sistema.archivo': lugar(l => ({ id: l.archivo }), { accion: 'estructura.ver' }),

  'auth.user': nada(),
  'auth.changeEmpresa': nada(() => ({ empresa_id: 987_654_321 }), { da: 404 }),
  'auth.changeTipopersona': nada(() => ({ tipopersona_id: 987_654_321 }), { da: 404 }),
  'auth.changeCarrera': nada(() => ({ carreraestudiante_id: 987_654_321 }), { da: 404 }),
  'auth.changePassword': nada(() => ({ actual: 'no es esta', password: 'una muy larga y mía' }), { da: 422 }),
  'auth.sesiones': nada(),
  'auth.closeSesion': deOtro(l => ({ id: l.sesion })),
  'auth.closeOtras': nada(),

  'usuarios.list': instalacion(() => ({})),
  'usuarios.show': instalacion(l => ({ id: l.usuario })),
  'usuarios.create': instalacion((_l, texto) => ({ ...persona(texto), usuario: texto.replaceAll(' ', '') })),
  'usuarios.update': instalacion((l, texto) => ({ id: l.usuario, nombres: texto })),
  'usuarios.delete': instalacion(l => ({ ids: [l.docente] })),
  'usuarios.showPassword': instalacion(l => ({ id: l.usuario })),
  'usuarios.issuePassword': instalacion(l => ({ id: l.otroDocente })),
  'usuarios.search': nada(() => ({ q: 'persona' })),
  'usuarios.tipospersonas': instalacion(() => ({})),
  'usuarios.estructura': instalacion(l => ({ empresa_id: l.empresa })),
  'usuarios.cursos': instalacion(l => ({ empresa_id: l.empresa, q: 'zq' })),
  'usuarios.exportar': instalacion(() => ({})),
  'usuarios.plantilla': instalacion(() => ({})),
  'usuarios.importar': instalacion(() => ({ archivo: ADJUNTOS.nada, vista_previa: true }), { da: 422 }),

  'docentes.list': nada(),
  'docentes.show': lugar(l => ({ id: l.docente })),
  'docentes.create': nada((_l, texto) => persona(texto)),
  'docentes.update': lugar((l, texto) => ({ id: l.docente, nombres: texto })),
  'docentes.delete': lugar(l => ({ ids: [l.docente] })),
  'docentes.replace': lugar(l => ({ id: l.docente, por_id: l.otroDocente }), { gasta: true }),
  'docentes.cursos': nada(() => ({ q: 'zq' })),
  'docentes.exportar': nada(),
  'docentes.plantilla': nada(),
  'docentes.importar': nada(() => ({ archivo: ADJUNTOS.nada, vista_previa: true }), { da: 422 }),

  'empresas.list': instalacion(() => ({})),
  'empresas.show': instalacion(l => ({ id: l.empresa })),
  'empresas.create': instalacion((_l, texto) => ({ razonsocial: texto, tipo: 'Instituto' })),
  'empresas.update': instalacion(l => ({ id: l.empresa, razonsocial: `${l.marcaComun} institución` })),
  'empresas.saveProfile': instalacion((_l, texto) => ({ lema: texto })),
  'empresas.delete': instalacion(l => ({ ids: [l.empresa] }), { da: 409 }),

  'imagenes.upload': nada(() => ({ cloud: 'malla', upload_preset: 'perfil', file: ADJUNTOS.png })),
  'imagenes.show': comun(l => ({ public_id: l.imagen })),
  'imagenes.miniatura': comun(l => ({ public_id: l.imagen })),
  'imagenes.list': nada(),
  // A text shows it.
  'imagenes.delete': comun(l => ({ public_id: l.imagen }), { da: 409 }),

  'ubigeo.departamentos': nada(),
  'ubigeo.provincias': nada(() => ({ departamento_id: '15' })),
  'ubigeo.distritos': nada(() => ({ provincia_id: '1501' })),

  'logs.list': instalacion(() => ({})),
  'logs.filtros': instalacion(() => ({})),
  'logs.delete': instalacion(l => ({ ids: [l.cambio] })),
  'logs.print': instalacion(() => ({})),

  'paginas.show': nada(() => ({ form: '04022015015219' })),
  'paginas.data': nada(() => ({ form: '04022015015219' })),
  'paginas.visited': nada(() => ({ form: '04022015015219' })),
  'paginas.visitadas': nada(),

  'ajustes.showProfile': nada(),
  'ajustes.saveProfile': nada(() => ({ telefono: '012345678' })),
  'ajustes.confirmCorreo': nada(() => ({ codigo: 'x'.repeat(43) }), { da: 422 }),
  'ajustes.resendCorreo': nada(undefined, { da: 404 }),
  'ajustes.cancelCorreo': nada(),
  'ajustes.showInstalacion': instalacion(() => ({})),
  'ajustes.saveInstalacion': instalacion(() => ({ demostracion: false })),
  'ajustes.showInstitucion': nada(),
  'ajustes.saveInstitucion': alta(() => ({ semanas: 16 })),
  'sugerencias.create': nada((_l, titulo) => ({ titulo: titulo.slice(0, 120), descripcion: titulo })),
  'sugerencias.list': instalacion(() => ({})),
  'sugerencias.resumen': instalacion(() => ({})),
  'sugerencias.show': instalacion(l => ({ id: l.sugerencia })),
  'sugerencias.update': instalacion((l, nota) => ({ id: l.sugerencia, status: 1, nota })),
  'sugerencias.delete': instalacion(l => ({ id: l.sugerencia })),
  'sugerencias.pdf': instalacion(() => ({})),

  'correos.list': instalacion(() => ({})),
  'correos.show': instalacion(l => ({ id: l.correo })),
  'correos.adjunto': instalacion(l => ({ id: l.correo, numero: 1 })),
  'correos.retry': instalacion(l => ({ id: l.correo }), { da: 409 }),
  'respaldos.list': instalacion(() => ({})),
  'respaldos.create': instalacion(() => ({})),
  'respaldos.archivo': instalacion(l => ({ id: l.respaldo })),
  'respaldos.delete': instalacion(l => ({ id: l.respaldo })),
  'escritorio.show': nada(),

  'vistas.list': nada(() => ({ lista: 'niveles' }), { accion: 'estructura.ver' }),
  'vistas.create': nada((_l, nombre) => ({ lista: 'niveles', nombre, consulta: 'filtro=pre' }), {
    accion: 'estructura.ver',
  }),
  'vistas.update': deOtro((l, nombre) => ({ id: l.vista, nombre })),
  'vistas.delete': deOtro(l => ({ id: l.vista })),
  'listas.excel': nada(() => ({ lista: 'niveles', columnas: [{ campo: 'nombre', titulo: 'Nivel' }] }), {
    accion: 'estructura.ver',
  }),

  'trabajos.list': nada(),
  'trabajos.show': deOtro(l => ({ id: l.trabajo })),
  'trabajos.archivo': deOtro(l => ({ id: l.trabajo })),
  'trabajos.delete': deOtro(l => ({ id: l.trabajo })),
  'cambios.list': nada(),
  'cambios.broadcastingAuth': comun(l => ({ socket_id: '1.1', channel_name: canalEmpresa(l.empresa) }), {
    salvo: (_rol, relacion) => (relacion === 'ajena' ? 403 : undefined),
  }),
  'borradores.show': nada(l => ({ objeto: `plan/${l.plan}/misiones` })),
  'borradores.save': nada(l => ({ objeto: `plan/${l.plan}/misiones`, contenido: {}, sobre_revision: 1 })),
  'borradores.delete': nada(l => ({ objeto: `plan/${l.plan}/misiones` })),
} satisfies Record<string, Fila>
