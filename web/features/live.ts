/** The live patches of all features; loaded with the channel, after sign-in. */
import './parametros/parametros.live.ts'
