import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { preloadPage } from './preload.ts'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of paths.ts. */
  href: string
  replace?: boolean
}

const isPlainClick = (event: MouseEvent, target?: string) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (!target || target === '_self')

/** An inner link: an ordinary address that opens without loading the app again. The page is fetched when the pointer comes near. */
export function Link({ href, replace, onClick, onPointerEnter, ...props }: LinkProps) {
  const router = useRouter()
  return (
    <a
      {...props}
      href={href}
      onPointerEnter={event => {
        onPointerEnter?.(event)
        preloadPage(router, href)
      }}
      onClick={event => {
        onClick?.(event)
        if (!isPlainClick(event, props.target)) return
        event.preventDefault()
        void router.navigate({ href, replace })
      }}
    />
  )
}
