/** The live patches of all features; loaded with the channel, after sign-in. */
import './malla/malla.live.ts'
import './parametros/parametros.live.ts'
import './planes/planes.live.ts'
