import { calls } from '@malla/contracts/calls.ts'
import { nombreEn } from '@malla/domain/catalogos/opcion.ts'
import { tiposDeEmpresa } from '@malla/domain/empresas/catalogos.ts'
import { rolMostrado } from '@malla/domain/usuarios/rolMostrado.ts'
import { dia, lista, momento, varios } from './lista.ts'
import { estadoDeUsuario } from './listas.silabos.ts'

/** Lists of the administrator: people, institutions, mails, what was done, suggestions, templates. */

const ESTADOS_DE_CORREO = {
  pendiente: 'En espera',
  enviado: 'Enviado',
  guardado: 'Guardado',
  fallido: 'No se envió',
} as const

/** Where a template comes from: the institution of its plan, a plan that is gone, or nowhere. */
const origen = (p: { institucion: string | null; planestudio_id: number }, sinPlan: string) =>
  p.institucion ?? (p.planestudio_id ? null : sinPlan)

const perfiles = (grupo: 'plantillasEgresado' | 'plantillasIngresante') =>
  lista(calls[grupo].list, {
    nombre: p => p.nombre,
    tipo: p => nombreEn(tiposDeEmpresa, p.tipo),
    origen: p => origen(p, 'A mano'),
    entradas_count: p => p.entradas_count,
    created_at: p => dia(p.created_at),
  })

export const listasDeInstalacion = {
  usuarios: lista(calls.usuarios.list, {
    nombres: u => u.persona.nombres,
    usuario: u => u.usuario,
    accesos: u =>
      varios([
        ...(u.root ? ['Root o Administrador'] : []),
        ...u.accesos.map(a => `${rolMostrado(a)} · ${a.razonsocial}`),
      ]),
    ultimo_ingreso_at: u => momento(u.ultimo_ingreso_at),
    estado: u => estadoDeUsuario(u.estado),
  }),
  actividades: lista(calls.logs.list, {
    cuando: r => momento(r.cuando),
    quien: r => r.user?.nombres ?? 'El sistema',
    evento: r => r.evento,
    cosa: r => r.cosa,
    donde: r => r.donde,
  }),
  entidades: lista(calls.empresas.list, {
    razonsocial: e => e.razonsocial,
    tipo: e => e.tipo,
    siglas: e => e.siglas,
    lugar: e => e.lugar,
    usuarios_count: e => e.usuarios_count,
    created_at: e => dia(e.created_at),
    estado: e => e.estado,
    nombrecomercial: e => e.nombrecomercial,
    ruc: e => e.ruc,
    correo: e => e.correo,
    telefono: e => e.telefono,
    web: e => e.web,
    direccion: e => e.direccion,
  }),
  correos: lista(calls.correos.list, {
    asunto: c => c.asunto,
    para: c => c.para,
    institucion: c => c.institucion ?? 'La instalación',
    created_at: c => momento(c.created_at),
    estado: c => ESTADOS_DE_CORREO[c.estado],
  }),
  sugerencias: lista(calls.sugerencias.list, {
    titulo: s => s.titulo,
    descripcion: s => s.descripcion,
    quien: s => s.quien,
    institucion: s => s.institucion,
    created_at: s => momento(s.created_at),
    status: s => (s.status === 0 ? 'Nueva' : 'Revisado'),
  }),
  plantillas: lista(calls.plantillas.list, {
    nombre: p => p.nombre,
    tipo: p => nombreEn(tiposDeEmpresa, p.tipo),
    origen: p => origen(p, 'De Excel'),
    ciclos_count: p => p.ciclos_count,
    cursos_count: p => p.cursos_count,
    creditos: p => (p.creditos > 0 ? p.creditos : null),
    created_at: p => dia(p.created_at),
  }),
  plantillas_de_egresado: perfiles('plantillasEgresado'),
  plantillas_de_ingresante: perfiles('plantillasIngresante'),
}
