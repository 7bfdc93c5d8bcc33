import { describe, expect, it } from 'vitest'
import { mensajes } from './mensajes.ts'
import { mensajesDeError } from './mensajesDeError.ts'

/** The texts that the specification gives word for word, with signs and accents mended. */
describe('texts', () => {
  const { tabla, alertas, eliminar, formulario, sesion, errores, exito } = mensajes
  it.each<[string, string]>([
    [tabla.sinDatos, 'No hay datos para mostrar'],
    [tabla.vacia, 'No hay datos en la tabla'],
    [tabla.sinCoincidencias, 'No hay registros que coincidan con su solicitud.'],
    [tabla.viendo(11, 20, 35), 'Viendo 11 a 20 de 35 entradas'],
    [alertas.bien, '¡Bien!'],
    [alertas.cuidado, '¡Cuidado!'],
    [eliminar.pregunta, '¿Realmente desea eliminar el registro?'],
    [`${eliminar.si} / ${eliminar.no}`, 'Sí / No'],
    [formulario.fecha, 'Seleccione una fecha'],
    [formulario.opcion, 'Seleccione una opción'],
    [formulario.correo, 'Correo Electrónico'],
    [formulario.correoEjemplo, 'Escriba un Correo Electrónico'],
    [sesion.iniciar, 'Iniciar Sesión'],
    [sesion.preguntaSalir, '¿Realmente desea salir del sistema?'],
    [sesion.elijaInstitucion('Ana'), 'Ana, ¿con qué institución desea trabajar?'],
    [sesion.elijaRol('Ana'), 'Ana, ahora selecciona un Rol'],
    [sesion.elijaPrograma('Ana'), 'Ana, ahora selecciona un Programa / Carrera'],
    [errores.interno, 'Ha ocurrido un problema interno, inténtelo más tarde.'],
    [errores.titulo404, 'Página no encontrada'],
    [errores.titulo500, 'Error en el Servidor'],
    [errores.tituloOtro, 'Ha ocurrido un problema'],
    [errores.volver, 'Volver'],
    [mensajesDeError.interno, 'Ha ocurrido un problema interno, inténtelo más tarde.'],
    [exito.guardado, 'Los cambios se han guardado correctamente.'],
    [exito.eliminados(1), 'Acabamos de eliminar el registro.'],
    [
      exito.redaccion,
      'Acabamos de enviar la solicitud para Revisar tu redacción. Esté atento a la respuesta en su correo.',
    ],
    [mensajes.producto.cargando, 'Cargando…'],
    [mensajes.producto.logoAlt, 'Diseño curricular'],
  ])('«%s»', (dicho, esperado) => expect(dicho).toBe(esperado))
})
