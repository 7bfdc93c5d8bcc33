/** What the product says when something cannot be done (§8). */
export const mensajesDeError = {
  interno: 'Ha ocurrido un problema interno, inténtelo más tarde.',
  /** 503: the database is away; what was being saved is sent again. */
  sinServicio: 'El servicio no está disponible en este momento. Inténtelo de nuevo en unos segundos.',
  /** 503: what is to be written is held by another write; sent again in a moment it goes. */
  ocupado: 'Otra persona está guardando aquí en este momento. Inténtelo de nuevo en unos segundos.',
  /** 503: the same write, sent before, is not done yet. */
  enCurso: 'Esto se está guardando todavía. Inténtelo de nuevo en unos segundos.',
  /** 507: the disk is full. */
  sinEspacio:
    'No queda espacio en el servidor: no se guardó nada. Avise a quien lo administra y vuelva a intentarlo.',
  noEncontrado: 'No encontramos lo que busca.',
  sesionTerminada: 'Su sesión ha terminado. Inicie sesión de nuevo.',
  credenciales: 'El usuario o la contraseña no son correctos.',
  /** Said to who gave the right password, and to nobody else. */
  sinDonde:
    'Su cuenta no tiene ahora ninguna institución en la que trabajar. Escriba a quien administra Malla en la suya.',
  claveTemporal: 'Elija primero una contraseña suya: la que tiene es temporal.',
  enlaceVencido: 'Este enlace ya no sirve: vale 30 minutos y una sola vez. Pida otro.',
  demasiadosIntentos: 'Demasiados intentos. Espere unos minutos y vuelva a probar.',
  demasiadosCorreos: 'Ya envió muchos correos en la última hora. Inténtelo más tarde.',
  demasiadoDeprisa: 'Hubo demasiados pedidos en poco tiempo. Espere un momento y vuelva a intentarlo.',
  sinInstitucion: 'Elija primero una institución.',
  datosNoValidos: 'Hay datos que no son válidos.',
  otraSesion:
    'En este navegador ha entrado otra persona, o se eligió otra institución. Nada se ha cambiado: vuelva a cargar la página.',
  edicionAtrasada: 'Otra persona cambió este registro mientras usted lo editaba.',
  edicionPropia: 'Usted ya cambió este registro, en otra pestaña o equipo, mientras lo editaba aquí.',
  dependencia: 'Hay otros registros que dependen de este.',
  repetido: 'Ya existe un registro con esos datos.',
  claveRepetida: 'Esta operación ya se envió con otros datos.',
  /** 409: done days ago, and what was answered is no longer known. */
  yaHecha: 'Esta operación ya se hizo antes. Vuelva a cargar la página para ver cómo quedó.',
  cuerpoNoValido: 'No se pudo leer lo que se envió.',
  tipoDeContenido: 'Tipo de contenido no admitido.',
  demasiadoGrande: 'Lo que se envió es demasiado grande.',
  informeDemasiadoLargo: 'Se pidió demasiado a la vez. Elija menos filas o menos columnas.',
  direccionVencida: 'La dirección de este documento ya venció. Vuelva a pedirlo.',
  origenNoPermitido: 'La petición viene de otro sitio y no se aceptó.',
} as const
