/** What the product says when something cannot be done (§8). */
export const mensajesDeError = {
  interno: 'Ha ocurrido un problema interno, inténtelo más tarde.',
  noEncontrado: 'No encontramos lo que busca.',
  sesionTerminada: 'Su sesión ha terminado. Inicie sesión de nuevo.',
  credenciales: 'El usuario o la contraseña no son correctos.',
  demasiadosIntentos: 'Demasiados intentos. Espere unos minutos y vuelva a probar.',
  sinInstitucion: 'Elija primero una institución.',
  datosNoValidos: 'Hay datos que no son válidos.',
  edicionAtrasada: 'Otra persona cambió este registro mientras usted lo editaba.',
  dependencia: 'Hay otros registros que dependen de este.',
  repetido: 'Ya existe un registro con esos datos.',
  claveRepetida: 'Esta operación ya se envió con otros datos.',
  cuerpoNoValido: 'No se pudo leer lo que se envió.',
  tipoDeContenido: 'Tipo de contenido no admitido.',
  demasiadoGrande: 'Lo que se envió es demasiado grande.',
  direccionVencida: 'La dirección de este documento ya venció. Vuelva a pedirlo.',
  origenNoPermitido: 'La petición viene de otro sitio y no se aceptó.',
} as const
