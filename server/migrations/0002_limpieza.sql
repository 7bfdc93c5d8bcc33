-- Answers kept for repeated writes are worth nothing after a week. Over all institutions, so as the owner.
create function olvidar_repeticiones() returns void language sql security definer set search_path = public, pg_temp as $$
  delete from repeticiones where created_at < clock_timestamp() - interval '7 days' $$;
