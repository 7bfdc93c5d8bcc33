import { mensajes } from '@malla/contracts/mensajes.ts'

/** The reason for what is surely no address, by its field; the server looks closer. Of an empty one `obligatorio` speaks. */
export const correoConForma = (correo: string): Record<string, string[]> =>
  correo.trim() === '' || /^\S+@\S+\.\S+$/.test(correo.trim())
    ? {}
    : { correo: [`El campo «${mensajes.formulario.correo}» debe ser un correo electrónico válido.`] }
