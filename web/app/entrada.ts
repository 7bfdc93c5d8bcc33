import { api } from './api.ts'
import { forgetDeparture, leaveAtLast } from './departure.ts'
import { leerEleccion, type Pedido } from './eleccion.ts'
import { changeEmpresa, changePrograma, changeRol, currentSession, empezar } from './session.ts'

/** Whether the last sign-in came with parameters that chose for the person already (§4). */
let pedidos = false
export const huboPedido = (): boolean => pedidos

/**
 * Signs in, and works where the link asked or this browser remembers. Rejects with the reasons by field (422) when refused; a choice that
 * is no longer possible is passed over.
 */
export async function signIn(usuario: string, password: string, pedido: Pedido = {}): Promise<void> {
  await leaveAtLast()
  await api('auth.signin', { usuario, password })
  forgetDeparture()
  await empezar()
  pedidos = Object.values(pedido).some(id => id !== undefined)
  await goWhere(pedido)
}

/** Enters the demonstration as the account that its visitors share. Rejects where it is not offered. */
export async function visit(): Promise<void> {
  await leaveAtLast()
  await api('auth.demostracion', {})
  forgetDeparture()
  await empezar()
}

/** Institution, then role and programme of there: those asked for, else those remembered. */
async function goWhere(pedido: Pedido): Promise<void> {
  const user = () => currentSession().user!
  if (user().debe_cambiar) return
  const guardado = leerEleccion(user().id)
  const empresa = pedido.empresa ?? guardado.empresa
  // A tutor works where they are (§6): the server refuses another.
  const isOtra = empresa !== user().empresa?.id && !user().isTutor
  if (isOtra && user().empresas.some(e => e.id === empresa)) await changeEmpresa(empresa!)
  const donde = user().empresa?.id ?? 0
  const rol = pedido.rol ?? guardado.rol?.[donde]
  if (rol !== user().tipopersona_id && user().roles.some(r => r.id === rol)) await changeRol(rol!)
  const programa = pedido.programa ?? guardado.programa?.[donde]
  if (programa !== user().carreraestudiante.id && user().programas.some(p => p.id === programa))
    await changePrograma(programa!)
}
