package main

import (
	"errors"
	"flag"

	"github.com/gevel/gevel/cluster"
)

// peerFlags adds -peers and -cluster-secret-file to a command.
func peerFlags(flags *flag.FlagSet) (open func() (*cluster.Peers, error)) {
	list := flags.String("peers", env("GEVEL_PEERS", ""),
		"the sites on the other machines of the cluster, http://10.0.0.2:8080,…, from which pictures and uploads are copied (GEVEL_PEERS)")
	file := flags.String("cluster-secret-file", env("GEVEL_CLUSTER_SECRET_FILE", ""),
		"a file with the secret that these machines share (GEVEL_CLUSTER_SECRET_FILE)")
	return func() (*cluster.Peers, error) {
		switch {
		case *list == "" && *file == "":
			return nil, nil
		case *list == "" || *file == "":
			return nil, errHalfPeers
		}
		secret, err := cluster.ReadSecret(*file)
		if err != nil {
			return nil, err
		}
		return cluster.NewPeers(*list, secret)
	}
}

var errHalfPeers = errors.New("-peers and -cluster-secret-file go together: the other machines, and a file with the secret they share")
