-- Notifications with the name and the title that they mention, and whether their subject is visible. The bell reads this view: it has
-- the joins with tables of later features.
create view notification_details as
  select notifications.id, notifications.account_id, notifications.kind, notifications.actor_id, notifications.chat_id,
    notifications.parameters, notifications.created_at, notifications.read_at,
    coalesce(contacts.name, providers.business_name, customers.name) as name,
    posts.title, posts.id as post_id,
    coalesce(comments.visibility = 'shown', true) and coalesce(posts.visibility = 'shown', true)
      and coalesce(reviews.is_shown, true) as is_visible
  from notifications
    left join customers on customers.account_id = notifications.actor_id
    left join providers on providers.account_id = notifications.actor_id
    left join contacts on contacts.id = notifications.contact_id
    left join comments on comments.id = notifications.comment_id
    left join posts on posts.id = coalesce(notifications.post_id, comments.post_id)
    left join reviews on reviews.id = notifications.review_id;
