package main

import (
	"context"
	"os"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/mail"
)

// carrier takes emails to the mail server of GEVEL_SMTP or, when none is named, into the folder mail of the data folder. The
// address has a password in it, so it is no flag, which others on the machine could read.
func carrier(dir string) (mail.Carrier, error) {
	address := os.Getenv("GEVEL_SMTP")
	if address == "" {
		return mail.Folder(mailFolder(dir)), nil
	}
	return mail.ParseRelay(address)
}

// startSender empties the outbox until the returned function is called, which waits for the email that is on its way.
func startSender(ctx context.Context, store *db.Store, dir string) (sender *mail.Sender, stop func(), err error) {
	c, err := carrier(dir)
	if err != nil {
		return nil, nil, err
	}
	ctx, cancel := context.WithCancel(ctx)
	sender = mail.NewSender(store, c)
	stopped := make(chan struct{})
	go func() {
		defer close(stopped)
		sender.Run(ctx)
	}()
	return sender, func() { cancel(); <-stopped }, nil
}
