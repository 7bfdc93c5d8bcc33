import { execFileSync } from 'node:child_process'
import { alSalir } from './limpieza.ts'

/**
 * A network of its own for one node (a namespace of the kernel), with two links to ours: one to the database, which can be cut, and one to
 * its people. Needs root.
 */
export interface Red {
  nombre: string
  /** Our end of the link to the database, where it is reached. */
  casaBase: string
  /** Our end of the link to people. */
  casaGente: string
  /** The node's address for its people. */
  nodo: string
  /** From now on every packet between the node and the database is lost, without a word. */
  cortar(): void
  unir(): void
  close(): void
}

const ip = (...args: string[]): void => void execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] })

/** Why this machine cannot make one, or null. */
export function whyNotRed(): string | null {
  if (process.getuid?.() !== 0) return 'hace falta root para separar la red de un nodo'
  const nombre = `malla-prueba-${process.pid}`
  try {
    ip('netns', 'add', nombre)
    ip('netns', 'del', nombre)
    return null
  } catch (error) {
    return `la máquina no deja separar la red de un nodo: ${(error as Error).message.split('\n')[0]}`
  }
}

/** Makes the network, whole at first. */
export function abrirRed(): Red {
  const nombre = `malla-${process.pid}`
  // Interfaces have short names (15), and two runs at once must not meet.
  const n = process.pid % 200
  const enlace = (letra: string) => {
    const [nuestro, suyo] = [`mf${letra}${process.pid}`, `mf${letra}n${process.pid}`]
    const red = `10.${letra === 'b' ? 213 : 214}.${n}`
    ip('link', 'add', nuestro, 'type', 'veth', 'peer', 'name', suyo, 'netns', nombre)
    ip('addr', 'add', `${red}.1/24`, 'dev', nuestro)
    ip('link', 'set', nuestro, 'up')
    ip('-n', nombre, 'addr', 'add', `${red}.2/24`, 'dev', suyo)
    ip('-n', nombre, 'link', 'set', suyo, 'up')
    return { nuestro, casa: `${red}.1`, nodo: `${red}.2` }
  }
  ip('netns', 'add', nombre)
  ip('-n', nombre, 'link', 'set', 'lo', 'up')
  // Its ends of the links go with it.
  const quitar = () => ip('netns', 'del', nombre)
  const limpio = alSalir(quitar)
  const base = enlace('b')
  const gente = enlace('g')
  return {
    nombre,
    casaBase: base.casa,
    casaGente: gente.casa,
    nodo: gente.nodo,
    cortar: () => ip('link', 'set', base.nuestro, 'down'),
    unir: () => ip('link', 'set', base.nuestro, 'up'),
    close() {
      quitar()
      limpio()
    },
  }
}
