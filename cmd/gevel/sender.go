package main

import (
	"context"
	"os"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/mail"
)

// carrier returns what delivers emails: to the mail server of GEVEL_SMTP or, without one, into the folder mail of the data folder. The
// setting is no flag, because it holds a password and others on the machine can read flags.
func carrier(dir string) (mail.Carrier, error) {
	address := os.Getenv("GEVEL_SMTP")
	if address == "" {
		return mail.Folder(datafolder.Mail(dir)), nil
	}
	return mail.ParseRelay(address)
}

// tryEmail hands an email to a connection of its own to the mail server.
func tryEmail(dir string) func(context.Context, agency.Outgoing) mail.Words {
	return func(ctx context.Context, o agency.Outgoing) mail.Words {
		c, err := carrier(dir)
		if err != nil {
			return mail.Words{Said: err.Error()}
		}
		return mail.Try(ctx, c, o)
	}
}

// newSender makes what sends the emails of the outbox.
func newSender(store *db.Store, dir string) (*mail.Sender, error) {
	c, err := carrier(dir)
	if err != nil {
		return nil, err
	}
	return mail.NewSender(&store.Outbox, c), nil
}
