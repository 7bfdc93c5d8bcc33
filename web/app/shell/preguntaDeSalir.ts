import { mensajes } from '@malla/contracts/mensajes.ts'
import { segun } from '@malla/domain/texto/numero.ts'

/** What whoever leaves is told of forms in which they typed and did not save; null where there are none. */
export const enFormularios = (cuantos: number): string | null =>
  cuantos === 0
    ? null
    : segun(
        cuantos,
        'Tiene un formulario sin guardar; si sale, se pierde lo que escribió en él.',
        'Tiene # formularios sin guardar; si sale, se pierde lo que escribió en ellos.',
      )

/** What whoever leaves is asked (§2, Salir): first what they would lose, and where stays what waits to be sent (`porEnviar`). */
export function preguntaDeSalir(
  perdidas: readonly string[],
  porEnviar: number,
): { text: string; danger: boolean } {
  const queda =
    porEnviar === 0
      ? []
      : [
          segun(
            porEnviar,
            'Hay un cambio por enviar. Si sale, queda en este equipo y se envía cuando usted vuelva a entrar con este navegador.',
            'Hay # cambios por enviar. Si sale, quedan en este equipo y se envían cuando usted vuelva a entrar con este navegador.',
          ),
        ]
  return {
    text: [...perdidas, ...queda, mensajes.sesion.preguntaSalir].join(' '),
    danger: perdidas.length > 0,
  }
}
