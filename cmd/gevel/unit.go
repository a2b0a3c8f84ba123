package main

import (
	_ "embed"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"text/template"
)

//go:embed gevel.service
var serviceUnit string

//go:embed gevel.socket
var socketUnit string

// unitValues are what a unit of systemd says of a machine.
type unitValues struct{ Program, Data, Addr, TLS, Origin, Backup, Cluster, File string }

// Node is the folder of the cluster's node, whose locks the program takes; "" on one machine.
func (v unitValues) Node() string {
	if v.File == "" {
		return ""
	}
	return filepath.Dir(v.File)
}

// unit prints a unit for systemd: the service or, with -socket, the socket that systemd holds for it.
func unit(args []string, out io.Writer) error {
	program, err := os.Executable()
	if err != nil {
		return err
	}
	v := unitValues{Program: program}
	flags := flag.NewFlagSet("gevel unit", flag.ExitOnError)
	flags.StringVar(&v.Data, "data", "/var/lib/gevel", "the folder of database, pictures and documents")
	flags.StringVar(&v.Addr, "addr", "", "where to listen, host:port; if empty 127.0.0.1:8080, or with -tls port 443, and port 80 for http")
	flags.StringVar(&v.TLS, "tls", "", "speak https with certificates for these names, separated by commas")
	flags.StringVar(&v.Origin, "origin", "", "the public address of the site, https://www.example.com")
	flags.StringVar(&v.Backup, "backup-to", "", "a folder, rather of another disk, for copies of all data")
	flags.StringVar(&v.Cluster, "cluster", "", "of a site on several machines: the node of rqlite on this one, http://127.0.0.1:4001")
	flags.StringVar(&v.File, "cluster-file", "", "the database of that node")
	socket := flags.Bool("socket", false, "print the socket instead of the service")
	flags.Parse(args)
	if err := v.check(); err != nil {
		return err
	}
	if v.TLS == "" {
		v.Addr = or(v.Addr, "127.0.0.1:8080")
	}
	text := serviceUnit
	if *socket {
		text = socketUnit
	}
	return template.Must(template.New("unit").Parse(text)).Execute(out, v)
}

// check refuses what would mean something else in a unit, or nothing.
func (v unitValues) check() error {
	for _, text := range []string{v.Program, v.Data, v.Addr, v.TLS, v.Origin, v.Backup, v.Cluster, v.File} {
		if strings.ContainsAny(text, " \t\r\n%$\"'\\") {
			return errors.New("a unit takes no paths or addresses with spaces, quotes, %, $ or \\: " + text)
		}
	}
	for _, path := range []string{v.Data, v.Backup, v.File} {
		if path != "" && !filepath.IsAbs(path) {
			return errors.New("-data, -backup-to and -cluster-file are whole paths in a unit: /var/lib/gevel")
		}
	}
	if (v.Cluster == "") != (v.File == "") {
		return errHalfCluster
	}
	if v.TLS != "" {
		if _, err := hostNames(v.TLS); err != nil {
			return err
		}
	}
	return checkOrigin(v.Origin)
}
