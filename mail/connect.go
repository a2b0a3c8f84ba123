package mail

import (
	"context"
	"crypto/tls"
	"errors"
	"net"
	"net/netip"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/wneessen/go-mail/smtp"
)

// connect opens the connection when there is none: greeting, TLS, then the password.
func (r *Relay) connect(ctx context.Context) error {
	if r.client != nil {
		return nil
	}
	line, err := (&net.Dialer{Timeout: r.timeout}).DialContext(ctx, "tcp", net.JoinHostPort(r.host, r.port))
	if err != nil {
		return err
	}
	stop := context.AfterFunc(ctx, func() { line.SetDeadline(time.Now()) })
	defer stop()
	if err := line.SetDeadline(time.Now().Add(r.timeout)); err != nil {
		return errors.Join(err, line.Close())
	}
	conn := line
	if r.implicit {
		conn = tls.Client(line, r.tls())
	}
	client, err := smtp.NewClient(conn, r.host)
	if err == nil {
		err = r.greet(client)
	}
	if err != nil {
		return errors.Join(err, conn.Close())
	}
	r.conn, r.client = conn, client
	return nil
}

// Reach connects and signs in, and sends nothing.
func (r *Relay) Reach(ctx context.Context) error {
	if err := r.connect(ctx); err != nil {
		return err
	}
	return r.Close()
}

// greet sends EHLO, starts TLS where it is offered, and signs in. A password is never sent unencrypted to another machine.
func (r *Relay) greet(client *smtp.Client) error {
	if name, err := os.Hostname(); err == nil {
		if err := client.Hello(name); err != nil {
			return err
		}
	}
	if offered, _ := client.Extension("STARTTLS"); offered && !r.implicit {
		if err := client.StartTLS(r.tls()); err != nil {
			return err
		}
	}
	if r.user == "" {
		return nil
	}
	if _, ways := client.Extension("AUTH"); slices.Contains(strings.Fields(ways), "PLAIN") {
		return client.Auth(smtp.PlainAuth("", r.user, r.password, r.host, false))
	}
	return client.Auth(smtp.LoginAuth(r.user, r.password, r.host, false))
}

// tls trusts any certificate of a server on this machine: the one that a mail server makes for itself when it is installed is for the name
// of the machine and signed by nobody, and what is sent to it passes no network.
func (r *Relay) tls() *tls.Config {
	return &tls.Config{ServerName: r.host, RootCAs: r.roots, MinVersion: tls.VersionTLS12, InsecureSkipVerify: onThisMachine(r.host)}
}

// onThisMachine reports whether a host is this machine by its very name, which no server of names has a say in.
func onThisMachine(host string) bool {
	addr, err := netip.ParseAddr(host)
	return host == "localhost" || err == nil && addr.Unmap().IsLoopback()
}
