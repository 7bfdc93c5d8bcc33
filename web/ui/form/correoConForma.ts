/** The reason for what is surely no address; the server looks closer. Of an empty one `obligatorio` speaks. */
export const correoConForma = (campo: string, nombre: string, valor: string): Record<string, string[]> =>
  valor.trim() === '' || /^\S+@\S+\.\S+$/.test(valor.trim())
    ? {}
    : { [campo]: [`El campo «${nombre}» debe ser un correo electrónico válido.`] }
