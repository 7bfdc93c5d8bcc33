/** The live patches of all features; loaded with the channel, after sign-in. */
import './arbol/arbol.live.ts'
import './entidades/empresas.live.ts'
import './facultades/facultades.live.ts'
import './malla/malla.live.ts'
import './parametros/parametros.live.ts'
import './planes/planes.live.ts'
import './programas/programas.live.ts'
import './registro/registro.live.ts'
