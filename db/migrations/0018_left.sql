-- Who leaves the newsletter is dropped at once; those who left before are dropped now.
DELETE FROM subscriber WHERE state = 'UNSUBSCRIBED';
