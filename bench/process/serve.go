package process

import (
	"bufio"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
)

// Served is a site that a program on this machine serves from a data folder.
type Served struct{ command *exec.Cmd }

// Serve starts gevel on a loopback address, fills an empty data folder with the sample, and waits until it says that it serves. What it
// logs stands in the file log of the folder. env is added to its environment.
func Serve(program, sample, data, addr string, env ...string) (*Served, error) {
	if host, _, err := net.SplitHostPort(addr); err != nil || !net.ParseIP(host).IsLoopback() {
		return nil, fmt.Errorf("%s is no loopback address, such as 127.0.0.1:8097", addr)
	}
	log, err := os.OpenFile(filepath.Join(data, "log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, err
	}
	defer log.Close()
	s := &Served{exec.Command(program, "serve", "-sample", sample, "-data", data, "-addr", addr)}
	s.command.Env = append(os.Environ(), env...)
	s.command.Stderr = log
	out, err := s.command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := s.command.Start(); err != nil {
		return nil, err
	}
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if strings.Contains(lines.Text(), "serves on") {
			return s, nil
		}
	}
	text, _ := os.ReadFile(log.Name())
	return nil, errors.Join(errors.New("the program did not start serving: "+string(text)), s.command.Wait())
}

// ID is the number of the program.
func (s *Served) ID() ID { return ID(s.command.Process.Pid) }

// End stops the program.
func (s *Served) End() {
	s.command.Process.Signal(syscall.SIGTERM)
	s.command.Wait()
}
