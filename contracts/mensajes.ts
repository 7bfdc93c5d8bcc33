import { contar, segun } from '@malla/domain/texto/numero.ts'
/**
 * The Spanish texts that server and web both say, or that many screens share (§2, §5, §8, §9), with signs and accents mended.
 * A text that only one screen says stands in that screen.
 */
export const mensajes = {
  producto: {
    nombre: 'Malla',
    logoAlt: 'Diseño curricular',
    cargando: 'Cargando…',
  },

  tabla: {
    sinDatos: 'No hay datos para mostrar',
    vacia: 'No hay datos en la tabla',
    sinCoincidencias: 'No hay registros que coincidan con su solicitud.',
    viendo: (from: number, to: number, total: number) => `Viendo ${from} a ${to} de ${total} entradas`,
    porPagina: 'Filas por página',
    seleccionados: (n: number) => contar(n, 'seleccionado'),
    filtrar: 'Filtrar por nombre',
  },

  alertas: {
    bien: '¡Bien!',
    cuidado: '¡Cuidado!',
    ok: 'OK',
  },

  eliminar: {
    pregunta: '¿Realmente desea eliminar el registro?',
    preguntaVarios: (n: number) => `¿Realmente desea eliminar los ${n} registros?`,
    si: 'Sí',
    no: 'No',
  },

  formulario: {
    guardar: 'Guardar',
    cancelar: 'Cancelar',
    fecha: 'Seleccione una fecha',
    opcion: 'Seleccione una opción',
    correo: 'Correo Electrónico',
    correoEjemplo: 'Escriba un Correo Electrónico',
    revise: 'Revise lo siguiente:',
    noGuardo: 'No se pudo guardar',
    sinGuardar: 'Tiene cambios sin guardar',
    recuperado: 'Recuperamos lo que había escrito y no llegó a guardar.',
    archivos: 'Los archivos no se conservan: tendrá que elegirlos de nuevo.',
  },

  sesion: {
    iniciar: 'Iniciar Sesión',
    salir: 'Salir',
    preguntaSalir: '¿Realmente desea salir del sistema?',
    vencida: 'Su sesión terminó. Vuelva a entrar y seguirá donde estaba.',
    elijaInstitucion: (nombre: string) => `${nombre}, ¿con qué institución desea trabajar?`,
    elijaRol: (nombre: string) => `${nombre}, ahora selecciona un Rol`,
    elijaPrograma: (nombre: string) => `${nombre}, ahora selecciona un Programa / Carrera`,
    tutorNoCambia: 'Como tutor trabaja en una sola institución y no puede cambiar a otra.',
  },

  conexion: {
    enLinea: 'En línea',
    conectando: 'Conectando…',
    sinConexion: 'Sin conexión',
    sinConexionDetalle: 'Sin conexión: lo que escriba queda en este equipo hasta que pueda guardar.',
  },

  errores: {
    interno: 'Ha ocurrido un problema interno, inténtelo más tarde.',
    red: 'No hay conexión con el servidor. Lo que escribió sigue aquí; vuelva a intentarlo.',
    redAlLeer: 'No hay conexión con el servidor. Vuelva a intentarlo cuando la haya.',
    noCargo: 'No se pudo cargar.',
    noActualizo: 'No se pudo actualizar. Lo que ve puede no ser lo último.',
    reintentar: 'Reintentar',
    volver: 'Volver',
    inicio: 'Ir al inicio',
    titulo404: 'Página no encontrada',
    titulo500: 'Error en el Servidor',
    tituloOtro: 'Ha ocurrido un problema',
  },

  exito: {
    guardado: 'Los cambios se han guardado correctamente.',
    eliminados: (n: number) =>
      segun(n, 'Acabamos de eliminar el registro.', 'Acabamos de eliminar # registros.'),
    redaccion:
      'Acabamos de enviar la solicitud para Revisar tu redacción. Esté atento a la respuesta en su correo.',
  },
} as const
