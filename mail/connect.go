package mail

import (
	"context"
	"crypto/tls"
	"errors"
	"net"
	"time"

	"github.com/wneessen/go-mail/smtp"
)

// connect opens the connection when there is none: greeting, TLS, then the password.
func (r *Relay) connect(ctx context.Context) error {
	if r.client != nil {
		return nil
	}
	conn, err := (&net.Dialer{Timeout: r.timeout}).DialContext(ctx, "tcp", net.JoinHostPort(r.host, r.port))
	if err != nil {
		return err
	}
	stop := context.AfterFunc(ctx, func() { conn.SetDeadline(time.Now()) })
	defer stop()
	if err := conn.SetDeadline(time.Now().Add(r.timeout)); err != nil {
		return errors.Join(err, conn.Close())
	}
	if r.implicit {
		conn = tls.Client(conn, r.tls())
	}
	client, err := smtp.NewClient(conn, r.host)
	if err == nil {
		err = r.secure(client)
	}
	if err != nil {
		return errors.Join(err, conn.Close())
	}
	r.conn, r.client = conn, client
	return nil
}

// secure takes TLS where it is offered, and signs in. A password never goes over an open line to another machine.
func (r *Relay) secure(client *smtp.Client) error {
	if offered, _ := client.Extension("STARTTLS"); offered && !r.implicit {
		if err := client.StartTLS(r.tls()); err != nil {
			return err
		}
	}
	if r.user == "" {
		return nil
	}
	return client.Auth(smtp.PlainAuth("", r.user, r.password, r.host, false))
}

func (r *Relay) tls() *tls.Config {
	return &tls.Config{ServerName: r.host, RootCAs: r.roots, MinVersion: tls.VersionTLS12}
}
